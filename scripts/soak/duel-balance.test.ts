// The balance of the starter decks in short: a few games of each player, and made-up tallies for the verdict.
import { expect, test } from 'vitest';
import { duelBalance, playPairs, PLAYERS } from './duel-balance.ts';
import type { Player, Tally } from './duel-balance.ts';

const SAMPLE: Readonly<Record<Player, number>> = { random: 5, greedy: 2 };

test.each(PLAYERS)('the %s player ends its games, wins some with both decks, and plays them again alike', (player) => {
  const pairs = SAMPLE[player];
  const tally = playPairs(player, 1, pairs);
  expect(tally.games).toBe(2 * pairs);
  expect(tally.wins[0] + tally.wins[1] + tally.draws).toBe(tally.games);
  expect(Math.min(...tally.wins)).toBeGreaterThan(0);
  expect(playPairs(player, 1, pairs)).toEqual(tally);
});

test.each<[number, readonly number[], readonly number[], boolean]>([
  [4000, [50, 50, 0], [47, 53, 0], true],
  [4000, [53, 47, 0], [46, 52, 2], true],
  [4000, [54, 46, 0], [50, 50, 0], false],
  [4000, [50, 50, 0], [46, 54, 0], false],
  // Of fewer games, more may be chance.
  [200, [59, 41, 0], [50, 50, 0], true],
  [200, [64, 36, 0], [50, 50, 0], false],
])('of %i games, %j in a hundred by the random and %j by the greedy player: %s', (games, random, greedy, passed) => {
  const tallies = [random, greedy].map(([first = 0, second = 0, draws = 0], index): Tally => ({
    player: PLAYERS[index] as Player,
    games,
    wins: [(first * games) / 100, (second * games) / 100],
    draws: (draws * games) / 100,
    turns: 2000,
  }));
  const verdict = duelBalance({ games: undefined, seed: 1 }).conclude(tallies);
  expect(verdict.passed).toBe(passed);
  expect(verdict.text.split('\n')).toHaveLength(2);
});

test('players for whom there was no time are left out', () => {
  const random: Tally = { player: 'random', games: 4000, wins: [2000, 2000], draws: 0, turns: 2000 };
  const verdict = duelBalance({ games: undefined, seed: 1 }).conclude([random]);
  expect(verdict.passed).toBe(true);
  expect(verdict.text).toMatch(/^random: 4000 games.*$/);
});

test('the pieces play 4,000 games of each player, each seed once', () => {
  const { pieces } = duelBalance({ games: undefined, seed: 7 });
  for (const player of PLAYERS) {
    const ranges = pieces.flatMap(({ name }) => {
      const [, of, games, from] = /, (\w+), (\d+) from seed (\d+)$/.exec(name) ?? [];
      return of === player ? [{ from: Number(from), pairs: Number(games) / 2 }] : [];
    });
    expect(ranges.reduce((sum, { pairs }) => sum + 2 * pairs, 0)).toBe(4000);
    const seeds = ranges.flatMap(({ from, pairs }) => Array.from({ length: pairs }, (_, index) => from + index));
    expect([Math.min(...seeds), new Set(seeds).size]).toEqual([7, 2000]);
  }
});
