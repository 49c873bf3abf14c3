import { expect, test } from 'vitest';
import { valueOf } from '../../testing/play.ts';

test.each([
  [true, 2],
  [false, 1],
])('where it is %s', (active, expected) => {
  const conditions = [active ? { op: 'is_active' } : { op: 'is_active', player: { ref: 'opponent' } }];
  expect(valueOf({ op: 'when', conditions, then: 2, else: 1 })).toBe(expected);
});
