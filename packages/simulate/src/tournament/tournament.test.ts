// Pairings, strengths, and a tournament that is taken up again at any of its games.
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { describe, expect, test } from 'vitest';
import { meetingsIn, pairingOf, RangePlay, ratingsOf, sideOf, standingsOf, tournamentJob } from '../index.ts';
import type { Meeting, TournamentPlan } from '../index.ts';

describe('pairings', () => {
  test.each([2, 3, 5])(
    'of %i bots: all pairs meet as often, each as often in each seat, from the same beginnings',
    (bots) => {
      const plan = { entrants: Array.from({ length: bots }, String), each: 4 };
      const games = Array.from({ length: meetingsIn(plan) }, (_, game) => pairingOf(bots, game));
      const byPair = new Map<string, (typeof games)[number][]>();
      for (const met of games) {
        const pair = `${met.one} ${met.other}`;
        byPair.set(pair, [...(byPair.get(pair) ?? []), met]);
      }
      expect(byPair.size).toBe((bots * (bots - 1)) / 2);
      const beginnings = new Set<number>();
      for (const met of byPair.values()) {
        expect(met.every(({ one, other }) => one < other)).toBe(true);
        expect(met.map(({ swapped }) => swapped)).toEqual([false, true, false, true]);
        const [a, b, c, d] = met.map(({ beginning }) => beginning);
        expect([a, c]).toEqual([b, d]);
        expect(a).not.toBe(c);
        for (const { beginning } of met) beginnings.add(beginning);
      }
      expect(beginnings.size).toBe(2 * byPair.size);
    },
  );

  test('partners sit across', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, { swapped: false }))).toEqual([0, 1, 0, 1]);
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, { swapped: true }))).toEqual([1, 0, 1, 0]);
  });
});

describe('Elo', () => {
  test('75 % of many games are 190.8 points, and the interval is that of a share', () => {
    const [one, other] = ratingsOf(2, [{ one: 0, other: 1, games: 1_000_000, points: 750_000 }]);
    expect((one?.elo ?? 0) - (other?.elo ?? 0)).toBeCloseTo(190.8, 0);
    // The logit of a share of n games has the deviation 1 / sqrt(n p (1 - p)); half of the difference is each one's.
    const [few] = ratingsOf(2, [{ one: 0, other: 1, games: 99, points: 74.5 }]);
    const deviation = (400 / Math.LN10) * (1 / Math.sqrt(100 * 0.75 * 0.25)) * 0.5;
    expect((few?.high ?? 0) - (few?.elo ?? 0)).toBeCloseTo(1.96 * deviation, 0);
  });

  test('strengths are found again from what they would come to', () => {
    const true3 = [200, 0, -200];
    const chance = (one: number, other: number): number =>
      1 / (1 + 10 ** (((true3[other] ?? 0) - (true3[one] ?? 0)) / 400));
    const scores = [
      [0, 1],
      [0, 2],
      [1, 2],
    ].map(([one = 0, other = 0]) => ({ one, other, games: 1e6, points: 1e6 * chance(one, other) }));
    ratingsOf(3, scores).forEach(({ elo, low, high }, at) => {
      expect(elo).toBeCloseTo(true3[at] ?? 0, 0);
      expect(low < elo && elo < high).toBe(true);
    });
  });

  test('who wins all has a strength, and a wide interval', () => {
    const [best, worst] = ratingsOf(2, [{ one: 0, other: 1, games: 10, points: 10 }]);
    expect(best?.elo).toBeGreaterThan(200);
    expect(best?.elo).toBe(-(worst?.elo ?? 0));
    expect((best?.high ?? 0) - (best?.low ?? 0)).toBeGreaterThan(200);
  });

  test('who has not played yet is as good as any', () => {
    expect(ratingsOf(2, [{ one: 0, other: 1, games: 0, points: 0 }]).map(({ elo }) => elo)).toEqual([0, 0]);
  });
});

function planOf(id: string, entrants: readonly string[], each: number): TournamentPlan {
  const game = registry.get(id) as AnyGame;
  const prepared = game.prepare({ seed: 1, options: {} });
  if (!prepared.ok) throw new Error('it can be played');
  return { game, entrants, each, seed: 3, seats: prepared.value.seats, options: {}, from: 0 };
}

function meetings(plan: TournamentPlan): readonly Meeting[] {
  const job = tournamentJob(plan);
  if (!job.ok) throw new Error(job.error.code);
  const { play, adding, batches } = job.value;
  const result = new RangePlay(play, adding, { from: 0, to: batches }).all();
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

test('taken up at any game, a tournament comes to the same', () => {
  const plan = planOf('tic-tac-toe', ['random', 'greedy', 'search:iterations=20'], 4);
  const whole = meetings(plan);
  expect(whole.map(({ game }) => game)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  for (const from of [1, 5, 11, 12]) expect([...whole.slice(0, from), ...meetings({ ...plan, from })]).toEqual(whole);
});

test('the better bot stands first, and all that was played is told', () => {
  const plan = planOf('connect-four', ['random', 'search:iterations=100'], 10);
  const { bots, pairs, games } = standingsOf(plan.entrants, meetings(plan));
  expect(games).toBe(10);
  expect(bots.map(({ bot }) => bot)).toEqual(['search:iterations=100', 'random']);
  for (const { wins, draws, losses, low, elo, high } of bots) {
    expect(wins + draws + losses).toBe(10);
    expect(low < elo && elo < high).toBe(true);
  }
  expect(pairs).toEqual([
    {
      one: 'random',
      other: 'search:iterations=100',
      games: 10,
      wins: bots[1]?.wins,
      draws: bots[0]?.draws,
      losses: bots[0]?.wins,
    },
  ]);
});
