// A sample of what the soak sends by the hundred thousand.
import { expect, test } from 'vitest';
import { isFlat, leftByEach } from './flat.ts';
import { attackWith } from './malformed.ts';

test.each(['messages', 'requests'] as const)(
  'malformed %s change nothing, and every one gets its code',
  async (what) => {
    const found = await attackWith(what, { count: 250, seed: 3, apart: false });
    expect(found.wrong).toEqual([]);
    expect(Object.keys(found.codes).length).toBeGreaterThan(5);
  },
);

test('a server that keeps two kilobytes of each message is found, and one that keeps nothing passes', async () => {
  const attack = { count: 3_000, seed: 5, apart: true };
  const planted = await attackWith('messages', { ...attack, planted: 2_000 });
  expect(leftByEach(planted.marks)).toBeGreaterThan(1_000);
  expect(isFlat(planted.marks)).toBe(false);
  expect(planted.wrong).toEqual([]);
  const sound = await attackWith('messages', { ...attack, count: 6_000 });
  expect(isFlat(sound.marks), JSON.stringify(sound.marks)).toBe(true);
});
