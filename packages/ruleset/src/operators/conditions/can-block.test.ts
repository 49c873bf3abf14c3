import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

const targets = [{ id: 'aim', selector: { zone: ['battlefield', 'hand'], count: 1 } }];
const calm = { id: 'calm', kind: 'continuous', affects: 'self', modify: [{ forbid: 'block' }] };
const ruleset = { cards: [{ id: 'coward', types: ['creature'], attributes: { power: 1 }, abilities: [calm] }] };
const position = {
  zones: {
    ann: { battlefield: ['fox'] },
    bob: {
      battlefield: [
        'wall',
        'drum',
        'coward',
        { id: 'tapped', card: 'wall', tapped: true },
        { id: 'fresh', card: 'wall', summoned_this_turn: true },
      ],
    },
  },
};

test.each([
  ['wall', true],
  ['fresh', true],
  ['fox', false],
  ['drum', false],
  ['tapped', false],
  ['coward', false],
])('%s: %s', (aim, expected) => {
  expect(holds({ op: 'can_block', target: 'aim' }, { targets, position, ruleset, at: { aim } })).toBe(expected);
});
