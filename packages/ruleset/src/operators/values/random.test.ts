import { expect, test } from 'vitest';
import { play, valueOf } from '../../testing/play.ts';

test.each([
  [{ op: 'random', from: 1, to: 6 }, { random: [4] }, 4],
  [{ op: 'random', from: 0, to: 1 }, { random: [1] }, 1],
  // Where it does not begin at 0 or 1 the script gives the place in the range.
  [{ op: 'random', from: 10, to: 12 }, { random: [2] }, 12],
  [{ op: 'random', from: 1, to: 6, stream: 'fate' }, { fate: [6] }, 6],
])('%j with %j is %i', (value, random, expected) => {
  expect(valueOf(value, { random })).toBe(expected);
});

test('it is drawn again each time', () => {
  const gain = { op: 'gain_resource', resource: 'score', amount: { op: 'random', from: 1, to: 6 } };
  const { events } = play({ effects: [{ op: 'repeat', times: 2, do: [gain] }], random: { random: [2, 5] } });
  expect(events).toEqual([
    'resource_changed player=ann resource=score amount=2 now=2',
    'resource_changed player=ann resource=score amount=5 now=7',
  ]);
});

test('less than one face is a violation', () => {
  const { events } = play({ effects: [{ op: 'let', as: 'x', value: { op: 'random', from: 2, to: 1 } }] });
  expect(events).toEqual(['item_failed item=2 code=noFaces']);
});
