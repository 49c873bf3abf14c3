import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

const targets = [{ id: 'aim', selector: { zone: ['battlefield', 'hand'], count: 1 } }];
const position = {
  zones: {
    ann: {
      hand: [{ id: 'hidden', card: 'fox' }],
      battlefield: [
        'fox',
        'drum',
        { id: 'tapped', card: 'fox', tapped: true },
        { id: 'fresh', card: 'fox', summoned_this_turn: true },
        { id: 'scout', card: 'swift', summoned_this_turn: true },
        'pacifist',
      ],
    },
    bob: { battlefield: ['wall'] },
  },
};
const calm = { id: 'calm', kind: 'continuous', affects: 'self', modify: [{ forbid: 'attack' }] };
const haste = { id: 'haste', kind: 'continuous', affects: 'self', modify: [{ grant: 'attack' }] };
const ruleset = {
  cards: [
    { id: 'swift', types: ['creature'], attributes: { power: 1 }, abilities: [haste] },
    { id: 'pacifist', types: ['creature'], attributes: { power: 1 }, abilities: [calm] },
  ],
};

test.each([
  ['fox', true],
  ['hidden', false],
  ['drum', false],
  ['tapped', false],
  ['fresh', false],
  ['scout', true],
  ['pacifist', false],
  ['wall', false],
])('%s: %s', (aim, expected) => {
  expect(holds({ op: 'can_attack', target: 'aim' }, { targets, position, ruleset, at: { aim } })).toBe(expected);
});
