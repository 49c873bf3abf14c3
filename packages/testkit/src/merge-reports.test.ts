// A run in parts tells what the whole run tells.
import { expect, test } from 'vitest';
import { brokenGames } from './broken/faults.ts';
import { soundGame } from './broken/sound-game.ts';
import { checkLaws } from './check-laws.ts';
import { ENOUGH_GAMES } from './law.ts';
import { mergeLawReports } from './merge-reports.ts';

const SEED = 300;
const GAMES = ENOUGH_GAMES;
const loses = brokenGames().filter(({ fault }) => fault === 'loses tokens');

test.each([{ fault: 'is sound', game: soundGame }, ...loses])('a game that $fault', ({ game, fault }) => {
  const run = (seed: number, games: number): ReturnType<typeof checkLaws> =>
    checkLaws(game, { seed, games, laws: [5, 8] });
  const whole = run(SEED, 2 * GAMES);
  expect(whole.passed).toBe(fault === 'is sound');
  // In any order: the first to end is the first in the list.
  const merged = mergeLawReports([run(SEED + GAMES, GAMES), run(SEED, GAMES)]);
  const { laws, ...heading } = merged;
  expect({ ...heading, laws: [] }).toEqual({ ...whole, laws: [] });
  expect(laws.map(({ violations: _violations, ...counts }) => counts)).toEqual(
    whole.laws.map(({ violations: _violations, ...counts }) => counts),
  );
  const told = (report: typeof whole): unknown =>
    report.laws.map(({ violations }) => violations.map(({ times }) => times));
  expect(told(merged)).toEqual(told(whole));
});

test('nothing cannot be merged', () => {
  expect(() => mergeLawReports([])).toThrow('no report');
});
