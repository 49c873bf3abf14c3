import { expect, test } from 'vitest';
import type { Json } from '@turnwise/kernel';
import { play } from '../../testing/play.ts';

const pick = (min: number, max: Json) => [
  { op: 'choose_number', min, max, as: 'n' },
  { op: 'gain_resource', resource: 'score', amount: { ref: 'bound.n' } },
];

test('one of the numbers', () => {
  expect(play({ effects: pick(1, 3) }).choice).toMatchObject({
    kind: 'number',
    seat: 0,
    min: 1,
    max: 1,
    candidates: [1, 2, 3],
  });
  expect(play({ effects: pick(1, 3), answers: [2] }).events).toEqual([
    'resource_changed player=ann resource=score amount=2 now=2',
  ]);
});

test.each([
  [3, 3],
  [4, 0],
])('nobody is asked for %i to 3', (min, now) => {
  // The mana that there is.
  const { choice, position } = play({ effects: pick(min, { ref: 'player.mana' }) });
  expect(choice).toBeUndefined();
  expect(position['resources']).toMatchObject({ ann: { score: now } });
});

test('too many numbers are a violation', () => {
  expect(play({ effects: pick(0, 1_000_000) }).events).toEqual(['item_failed item=2 code=outOfRange']);
});
