import { expect, test } from 'vitest';
import { play, valueOf } from '../../testing/play.ts';

test.each([
  [{ op: 'divide', of: [7, 2] }, 3],
  [{ op: 'divide', of: [-7, 2] }, -3],
  [{ op: 'divide', of: [-1, 2] }, 0],
])('%j is %i', (value, expected) => {
  expect(valueOf(value)).toBe(expected);
});

test('by zero is a violation', () => {
  const { events } = play({
    effects: [{ op: 'set_resource', resource: 'score', amount: { op: 'divide', of: [1, 0] } }],
  });
  expect(events).toEqual(['item_failed item=2 code=divisionByZero']);
});
