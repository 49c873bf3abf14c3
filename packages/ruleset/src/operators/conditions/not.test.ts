import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

test.each([
  [{ op: 'not', of: { op: 'is_active', player: { ref: 'opponent' } } }, true],
  [{ op: 'not', condition: { op: 'is_active' } }, false],
  // Of several, not all of them hold.
  [{ op: 'not', of: [{ op: 'is_active' }, { op: 'is_active', player: { ref: 'opponent' } }] }, true],
])('%j: %s', (condition, expected) => {
  expect(holds(condition)).toBe(expected);
});
