import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const position = { zones: { ann: { deck: ['fox', 'wall'] } } };
const target = { selector: { zone: 'deck', controller: 'self', top: 1 } };

test.each([
  [{}, 'ann'],
  [{ player: { ref: 'opponent' } }, 'bob'],
])('one player knows the card from then on: %j', (more, who) => {
  const { events, position: after } = play({ effects: [{ op: 'look', target, ...more }], position });
  expect(events).toEqual([`looked card=fox player=${who}`]);
  expect(after['known']).toEqual({ fox: [who] });
});
