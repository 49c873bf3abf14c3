import { expect, test } from 'vitest';
import { valueOf } from '../../testing/play.ts';

test.each([
  [{ op: 'negate', of: 4 }, -4],
  [{ op: 'negate', of: 0 }, 0],
])('%j is %i', (value, expected) => {
  expect(valueOf(value)).toBe(expected);
});
