// A sample of what the soak sends by the hundred thousand.
import { expect, test } from 'vitest';
import { attackWith } from './malformed.ts';

/** The machine may be busy. */

test.each(['messages', 'requests'] as const)(
  'malformed %s change nothing, and every one gets its code',
  async (what) => {
    const found = await attackWith(what, { count: 250, seed: 3, apart: false });
    expect(found.wrong).toEqual([]);
    expect(Object.keys(found.codes).length).toBeGreaterThan(5);
  },
);
