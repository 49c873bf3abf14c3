import { expect, test } from 'vitest';
import { NO_NUMBER, valueOf } from '../../../testing/play.ts';

test.each([
  [{ op: 'min', of: [3, 1, 2] }, 1],
  [{ op: 'min', of: [4, NO_NUMBER] }, 0],
])('%j is %i', (value, expected) => {
  expect(valueOf(value)).toBe(expected);
});
