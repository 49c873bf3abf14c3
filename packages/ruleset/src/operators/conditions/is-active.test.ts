import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

test.each([
  [{ op: 'is_active' }, true],
  [{ op: 'is_active', player: { ref: 'opponent' } }, false],
  [{ op: 'is_active', player: { ref: 'active' } }, true],
])('%j: %s', (condition, expected) => {
  expect(holds(condition)).toBe(expected);
});
