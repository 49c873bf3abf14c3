import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

/** From Newcombe 1998, table I (method 3, Wilson's score without correction): 81 of 263, 15 of 148, 0 of 20, 1 of 29. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%d of %d', (successes, trials, low, high) => {
  const interval = wilson(successes, trials);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('nothing tried, nothing known', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});
