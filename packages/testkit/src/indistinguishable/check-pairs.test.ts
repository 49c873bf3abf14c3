// A sample of the pairs that the soak compares, in every registered game with secrets; and games with a leak, which must be found.
import { registry } from '@turnwise/registry';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { soundGame } from '../broken/sound-game.ts';
import { leakyGames } from '../broken/leaks.ts';
import { checkPairs } from './check-pairs.ts';
import { formatPairsReport } from './report.ts';
import { TWIN_WAYS } from './twin.ts';

const PAIRS = 15;
const SEED = 7000;

/** Games with few secrets have few pairs for the time. */
const OPTIONS: Readonly<Record<string, Json>> = {
  encounter: { encounter: 'tavern-brawl', control: { party: 'manual', opposition: 'manual' } },
};

const games = registry.games
  .filter(({ traits }) => traits.hiddenInformation)
  .map((game) => ({ id: game.id, game, options: OPTIONS[game.id] ?? {} }));

test.each(games)('nothing that a seat of $id gets depends on what it cannot see', ({ game, options }) => {
  const report = checkPairs(game, { pairs: PAIRS, seed: SEED, options });
  expect(report.leaks, formatPairsReport(report)).toEqual([]);
  expect(TWIN_WAYS.reduce((sum, way) => sum + report.pairs[way], 0)).toBeGreaterThanOrEqual(PAIRS);
});

test('a sound game has no leak, and pairs of every sort', () => {
  const report = checkPairs(soundGame, { pairs: 150, seed: 1 });
  expect(report.leaks, formatPairsReport(report)).toEqual([]);
  const { dealtAnew, otherAnswer, otherStreams } = report.pairs;
  expect(Math.min(dealtAnew, otherAnswer, otherStreams)).toBeGreaterThan(10);
  expect(report.probes).toBeGreaterThan(150);
  expect(report.alike).toBeGreaterThan(100);
});

test.each(leakyGames())('it finds a game that leaks by $leak', ({ game, says }) => {
  const found = (pairs: number): readonly string[] => {
    const { leaks } = checkPairs(game, { pairs, seed: 1 });
    return leaks.map(({ what }) => what).filter((what) => says.test(what));
  };
  // Most leaks show in a few pairs; some in none but many.
  expect([30, 150].some((pairs) => found(pairs).length > 0)).toBe(true);
});
