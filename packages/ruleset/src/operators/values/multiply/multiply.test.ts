import { expect, test } from 'vitest';
import { play, valueOf } from '../../../testing/play.ts';

test.each([
  [{ op: 'multiply', of: [2, 3, 7] }, 42],
  [{ op: 'multiply', of: [0, -5] }, 0],
])('%j is %i', (value, expected) => {
  expect(valueOf(value)).toBe(expected);
});

test('a number out of range is a violation', () => {
  const { events } = play({
    effects: [{ op: 'set_resource', resource: 'score', amount: { op: 'multiply', of: [9007199254740991, 2] } }],
  });
  expect(events).toEqual(['item_failed item=2 code=outOfRange']);
});
