// A path through a list goes on with its first thing; only `count` is about the list itself.
import { expect, test } from 'vitest';
import { valueOf } from '../testing/play.ts';

const position = {
  zones: {
    ann: {
      hand: ['wall', 'fox'],
      battlefield: [{ id: 'f', card: 'fox', counters: { growth: 4 } }],
    },
    bob: { battlefield: [{ id: 'w', card: 'wall' }] },
  },
};

test.each([
  ['controller.hand.count', 2],
  ['controller.hand.power', 0],
  ['controller.hand.toughness', 5],
  ['controller.battlefield.power', 2],
  ['controller.battlefield.counters.growth', 4],
  ['opponent.battlefield.counters.growth', 0],
  ['opponents.count', 1],
])('%s is %i', (ref, expected) => {
  expect(valueOf({ ref }, { position })).toBe(expected);
});
