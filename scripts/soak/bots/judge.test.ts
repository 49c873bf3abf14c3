// When a count of games reaches a bar: with enough games as it is, with fewer unless it can hardly be chance.
import { expect, test } from 'vitest';
import { chanceOfAtMost, judge } from './judge.ts';
import type { Bar } from './row.ts';

const NEVER: Bar = { kind: 'neverLoses' };
const EVEN: Bar = { kind: 'between', low: 0.45, high: 0.55 };

function atLeast(share: number): Bar {
  return { kind: 'atLeast', share };
}

/** Won, drawn, lost, without a result. */
type Games = readonly [number, number?, number?, number?];

test.each<[boolean, Bar, Games, string]>([
  [true, atLeast(0.95), [95, 0, 5], 'as many as it takes'],
  [false, atLeast(0.95), [94, 0, 6], 'one too few'],
  [true, atLeast(0.95), [94, 2, 4], 'two draws are a win'],
  [false, atLeast(0.95), [94, 0, 0, 6], 'what has no end is not won'],
  [true, atLeast(0.95), [8, 0, 2], 'two of ten may be chance'],
  [false, atLeast(0.95), [6, 0, 4], 'four of ten can hardly be'],
  [true, atLeast(0.93), [1, 0, 1], 'one of two may be chance'],
  [true, atLeast(1), [100], 'all'],
  [true, NEVER, [0, 100], 'draws are not lost'],
  [false, NEVER, [99, 0, 1], 'one lost'],
  [false, NEVER, [0, 3, 1], 'one lost of few'],
  [false, NEVER, [99, 0, 0, 1], 'one without an end'],
  [true, EVEN, [45, 0, 55], 'the lowest'],
  [true, EVEN, [55, 0, 45], 'the highest'],
  [false, EVEN, [44, 0, 56], 'too low'],
  [false, EVEN, [56, 0, 44], 'too high'],
  [true, EVEN, [7, 0, 3], 'seven of ten may be chance'],
  [false, EVEN, [10], 'all of ten can hardly be'],
  [false, EVEN, [0, 0, 10], 'none of ten can hardly be'],
])('%s: %j with %j, %s', (passed, bar, [won, drawn = 0, lost = 0, unfinished = 0]) => {
  expect(judge(bar, { won, drawn, lost, unfinished }, 100).passed).toBe(passed);
});

test('the share counts draws half, and has its interval', () => {
  const { games, share, low, high } = judge(NEVER, { won: 70, drawn: 20, lost: 10, unfinished: 0 }, 100);
  expect([games, share, low.toFixed(3), high.toFixed(3)]).toEqual([100, 0.8, '0.711', '0.867']);
});

test.each([
  [0, 2, 0.5, 0.25],
  [1, 2, 0.5, 0.75],
  [0.5, 2, 0.5, 0.75],
  [2, 2, 0.5, 1],
  [8, 10, 0.95, 0.0861],
])('at most %j points of %j with the chance %j: %j', (points, games, chance, expected) => {
  expect(chanceOfAtMost(points, games, chance)).toBeCloseTo(expected, 4);
});
