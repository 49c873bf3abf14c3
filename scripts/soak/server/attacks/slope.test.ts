// Memory that grows with every message is told from memory that grows once, however little each message leaves.
import { expect, test } from 'vitest';
import { isFlat } from './flat.ts';
import { slopeOf } from './slope.ts';

const marks = (...values: readonly number[]) => values.map((value, mark) => ({ at: mark * 1_000, value }));
const heaps = (...values: readonly number[]) =>
  values.map((heap, mark) => ({ sent: mark * 1_000, memory: { heap, buffers: 0, rss: 0 } }));

test.each([
  [marks(5, 5, 5), 0],
  [marks(0, 1, 2, 3), 0.001],
  // Something is made once.
  [marks(0, 9, 9, 9, 9, 9), 0],
  [marks(7), 0],
])('%j has the slope %d', (all, slope) => {
  expect(slopeOf(all)).toBeCloseTo(slope, 9);
});

test('two kilobytes a message are a leak, though it is all in all less than one of ten megabytes', () => {
  expect(isFlat(heaps(50, 52, 54, 56))).toBe(false);
  expect(isFlat(heaps(50, 50.6, 49.9, 50.3, 50.2))).toBe(true);
  expect(isFlat(heaps(50, 58, 58.1, 58, 58.1, 58))).toBe(true);
  expect(isFlat(heaps(50, 61, 61, 61, 61, 61))).toBe(false);
});
