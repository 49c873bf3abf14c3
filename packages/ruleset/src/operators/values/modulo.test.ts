import { expect, test } from 'vitest';
import { play, valueOf } from '../../testing/play.ts';

test.each([
  [{ op: 'modulo', of: [7, 6] }, 1],
  [{ op: 'modulo', of: [-1, 6] }, 5],
  [{ op: 'modulo', of: [1, -6] }, -5],
  [{ op: 'modulo', of: [-6, 6] }, 0],
])('%j is %i', (value, expected) => {
  expect(valueOf(value)).toBe(expected);
});

test('by zero is a violation', () => {
  const { events } = play({
    effects: [{ op: 'set_resource', resource: 'score', amount: { op: 'modulo', of: [1, 0] } }],
  });
  expect(events).toEqual(['item_failed item=2 code=divisionByZero']);
});
