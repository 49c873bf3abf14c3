import { expect, test } from 'vitest';
import { NO_NUMBER, play, valueOf } from '../../testing/play.ts';

test.each([
  [{ op: 'subtract', from: 5, take: 7 }, -2],
  [{ op: 'subtract', from: NO_NUMBER, take: 1 }, -1],
])('%j is %i', (value, expected) => {
  expect(valueOf(value)).toBe(expected);
});

test('a number out of range is a violation', () => {
  const { events } = play({
    effects: [{ op: 'set_resource', resource: 'score', amount: { op: 'subtract', from: -9007199254740991, take: 1 } }],
  });
  expect(events).toEqual(['item_failed item=2 code=outOfRange']);
});
