// Every scenario of this game, in development mode; and those that the rulings speak of are there.
import * as fs from 'node:fs';
import { join } from 'node:path';
import { scenarioCases } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { backgammon } from './game.ts';

const GAME = join(import.meta.dirname, '..');
const CASES = scenarioCases(fs, join(GAME, 'scenarios'), backgammon);
const FILES = new Set(CASES.map(({ file }) => file));

test.each(CASES.map((one) => [one.name, one] as const))('%s', (_, { run }) => {
  const { passed, text } = run();
  expect(passed, text).toBe(true);
});

test('there are scenarios', () => {
  expect(FILES.size).toBeGreaterThanOrEqual(16);
});

test('every scenario that a ruling names is there', () => {
  const rulings = fs.readFileSync(join(GAME, 'RULINGS.md'), 'utf8');
  const named = [...rulings.matchAll(/`([\w-]+\.yaml)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !FILES.has(name as string))).toEqual([]);
});
