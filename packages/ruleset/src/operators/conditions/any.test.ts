import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

test.each([
  [{ op: 'any', of: [{ op: 'is_active', player: { ref: 'opponent' } }, { op: 'is_active' }] }, true],
  [
    {
      op: 'any',
      of: [
        { op: 'is_active', player: { ref: 'opponent' } },
        { op: 'is_active', player: { ref: 'opponent' } },
      ],
    },
    false,
  ],
  [{ op: 'any', of: [] }, false],
])('%j: %s', (condition, expected) => {
  expect(holds(condition)).toBe(expected);
});
