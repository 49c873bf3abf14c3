import { expect, test } from 'vitest';
import { mostForTwo, starsOf } from './stars.ts';

test.each([
  [7, null, 0],
  [7, 7, 3],
  [7, 6, 3],
  [7, 8, 2],
  [7, 9, 2],
  [7, 10, 1],
  [20, 25, 2],
  [20, 26, 1],
  [1, 3, 2],
  [1, 4, 1],
] as const)('par %i in %s actions gives %i stars', (par, actions, stars) => {
  expect(starsOf(par, actions)).toBe(stars);
});

test('two stars leave room on every par', () => {
  for (let par = 1; par < 100; par++) expect(mostForTwo(par)).toBeGreaterThan(par + 1);
});
