// The laws are watched: a sound game keeps all eleven, and each broken one is caught by the law that it breaks.
import { defineGame } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { advanceRandom, readStream } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { brokenGames } from './broken/faults.ts';
import { soundGame } from './broken/sound-game.ts';
import { changed, definition } from './broken/number-game.ts';
import { checkLaws } from './check-laws.ts';
import { ENOUGH_GAMES } from './law.ts';
import { LAWS } from './laws.ts';
import { formatLawReport } from './report.ts';
import type { LawFinding } from './report.ts';

const SEED = 1;

test('the sound game keeps every law', () => {
  const report = checkLaws(soundGame, { games: ENOUGH_GAMES, seed: SEED });
  expect(report.passed, formatLawReport(report)).toBe(true);
  expect(report.laws.map((finding) => finding.checks > 0)).toEqual(LAWS.map(() => true));
});

test('a game that draws in its setup alone has chance as well', () => {
  const setup: typeof definition.setup = (context) => {
    const reader = readStream(context.random, 'deal');
    const secrets = [reader.die(3), reader.die(3)];
    return { ...definition.setup(context), dealt: true, secrets, random: advanceRandom(context.random, reader.step()) };
  };
  const found = (change: Partial<Pick<AnyGame, 'traits'>>): readonly string[] =>
    checkLaws(
      { ...defineGame(changed({ setup })), ...change },
      {
        games: ENOUGH_GAMES,
        seed: SEED,
        laws: [2],
      },
    ).laws.flatMap(({ violations }) => violations.map(({ what }) => what));
  expect(found({})).toEqual([]);
  expect(found({ traits: { ...soundGame.traits, chance: false } })).toEqual([
    'the setup draws, but traits.chance is false',
  ]);
});

test.each(brokenGames())('law $law catches a game that $fault', ({ law, game, says = /./ }) => {
  const caught = (games: number): LawFinding | undefined => {
    const [finding] = checkLaws(game, { games, seed: SEED, laws: [law] }).laws;
    return finding?.violations.some(({ what }) => says.test(what)) === true ? finding : undefined;
  };
  // Most faults show in a few games; some in none but many.
  const finding = caught(4) ?? caught(ENOUGH_GAMES);
  expect(finding?.violated).toBeGreaterThan(0);
  expect(finding?.violations.length).toBeLessThanOrEqual(5);
});

test('every law has a broken game', () => {
  expect(LAWS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  for (const { number } of LAWS) expect(brokenGames().map(({ law }) => law)).toContain(number);
});
