// Every scenario of this game, in development mode.
import * as fs from 'node:fs';
import { join } from 'node:path';
import { scenarioCases } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { duel } from './index.ts';

const CASES = scenarioCases(fs, join(import.meta.dirname, '..', 'scenarios'), duel);

test.each(CASES.map((one) => [one.name, one] as const))('%s', (_, { run }) => {
  const { passed, text } = run();
  expect(passed, text).toBe(true);
});
