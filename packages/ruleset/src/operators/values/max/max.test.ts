import { expect, test } from 'vitest';
import { NO_NUMBER, valueOf } from '../../../testing/play.ts';

test.each([
  [{ op: 'max', of: [3, 7, 2] }, 7],
  [{ op: 'max', of: [-4, NO_NUMBER] }, 0],
])('%j is %i', (value, expected) => {
  expect(valueOf(value)).toBe(expected);
});
