import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

test.each([
  [{ op: 'all', of: [{ op: 'is_active' }, { op: 'is_active' }] }, true],
  [{ op: 'all', of: [{ op: 'is_active' }, { op: 'is_active', player: { ref: 'opponent' } }] }, false],
  [{ op: 'all', of: [] }, true],
])('%j: %s', (condition, expected) => {
  expect(holds(condition)).toBe(expected);
});
