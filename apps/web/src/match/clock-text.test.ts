import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

const text = (seconds: number): string => clockText(seconds * 1000, (value, unit) => `${value} ${unit}`);

test.each([
  [-3, '0:00'],
  [0.2, '0:01'],
  [65, '1:05'],
  [3600, '1:00:00'],
  [3600 + 245, '1:04:05'],
  [86_400, '1 day'],
  [3 * 86_400 + 2 * 3600 + 59, '3 day 2 hour'],
])('%d seconds', (seconds, shown) => {
  expect(text(seconds)).toBe(shown);
});
