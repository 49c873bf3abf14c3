import { expect, test } from 'vitest';
import { valueOf } from '../../testing/play.ts';

test.each([
  [{ op: 'abs', of: -3 }, 3],
  [{ op: 'abs', of: 3 }, 3],
  [{ op: 'abs', of: { ref: 'opponent.score' } }, 0],
])('%j is %i', (value, expected) => {
  expect(valueOf(value)).toBe(expected);
});
