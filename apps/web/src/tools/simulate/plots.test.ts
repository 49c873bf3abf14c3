import type { SimulationReport } from '@turnwise/simulate';
import { expect, test } from 'vitest';
import { barsOf, cardRows, leadShares, seatRows } from './plots.ts';

test('few values have a bar each, with gaps', () => {
  expect(barsOf({ 5: 1, 7: 4 })).toEqual({ x: [5, 6, 7], y: [1, 0, 4], width: 1 });
  expect(barsOf({})).toBeUndefined();
});

test('many values are put together, and nothing is lost', () => {
  const histogram = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [at + 3, at % 7]));
  const bars = barsOf(histogram);
  expect(bars?.width).toBe(20);
  expect(bars?.y.length).toBeLessThanOrEqual(60);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  expect(sum(bars?.y ?? [])).toBe(sum(Object.values(histogram)));
});

const report = {
  games: 10,
  seats: [
    { seat: 'X', wins: 4, share: 0.4, low: 0.2, high: 0.6 },
    { seat: 'O', wins: 2, share: 0.2, low: 0.1, high: 0.5 },
  ],
  together: [
    { seats: ['X', 'O'], wins: 4, share: 0.4, low: 0.2, high: 0.6 },
    { seats: ['X', 'P'].slice(0, 1), wins: 1, share: 0.1, low: 0, high: 0.3 },
  ],
  bots: ['greedy', 'random'],
  study: {
    led: { games: 4, winnerLed: [1, 2, 4] },
    cards: {
      Fox: { drawn: { seats: 30, wins: 20 }, played: { seats: 0, wins: 0 }, held: { seats: 1, wins: 1 } },
      Owl: { drawn: { seats: 30, wins: 25 }, played: { seats: 0, wins: 0 }, held: { seats: 0, wins: 0 } },
      Rare: { drawn: { seats: 1, wins: 1 }, played: { seats: 0, wins: 0 }, held: { seats: 0, wins: 0 } },
    },
  },
} as unknown as SimulationReport;

test('seats with their bots; all seats together are a draw and no row', () => {
  expect(seatRows(report).map(({ label, note }) => [label, note])).toEqual([
    ['X', 'greedy'],
    ['O', 'random'],
    ['X', null],
  ]);
});

test('the best card comes first, and one that few had comes last', () => {
  expect(cardRows(report, 'drawn').map(({ label }) => label)).toEqual(['Owl', 'Fox', 'Rare']);
  expect(cardRows(report, 'played')).toEqual([]);
  const [owl] = cardRows(report, 'drawn');
  expect(owl!.low).toBeLessThan(owl!.share);
  expect(owl!.high).toBeGreaterThan(owl!.share);
});

test('the lead by tenths', () => {
  expect(leadShares(report)).toEqual([0.25, 0.5, 1]);
  expect(leadShares({ ...report, study: undefined } as unknown as SimulationReport)).toEqual([]);
});
