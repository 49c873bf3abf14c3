import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test.each([
  [0, 'fox'],
  [1, 'wall'],
  [2, undefined],
  [-1, undefined],
])('at %i', (index, expected) => {
  const target = { op: 'at', of: { ref: 'state.pool' }, index };
  const { events } = play({
    effects: [{ op: 'reveal', target }],
    position: { zones: { shared: { pool: ['fox', 'wall'] } } },
  });
  expect(events).toEqual(expected === undefined ? [] : [`revealed card=${expected}`]);
});
