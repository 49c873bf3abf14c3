// The laws are watched: a sound game keeps all ten, and each broken one is caught by the law that it breaks.
import { expect, test } from 'vitest';
import { brokenGames, soundGame } from './broken/faults.ts';
import { checkLaws } from './check-laws.ts';
import { LAWS } from './laws.ts';
import { formatLawReport } from './report.ts';

const SEED = 1;

test('the sound game keeps every law', () => {
  const report = checkLaws(soundGame, { games: 50, seed: SEED });
  expect(report.passed, formatLawReport(report)).toBe(true);
  expect(report.laws.map((finding) => finding.checks > 0)).toEqual(LAWS.map(() => true));
});

test.each(brokenGames())('law $law catches a game that $fault', ({ law, game }) => {
  const report = checkLaws(game, { games: 20, seed: SEED, laws: [law] });
  const [finding] = report.laws;
  expect(finding?.violated).toBeGreaterThan(0);
  expect(finding?.violations.length).toBeLessThanOrEqual(5);
});

test('every law has a broken game', () => {
  expect(LAWS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { number } of LAWS) expect(brokenGames().map(({ law }) => law)).toContain(number);
});
