import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

const ping = {
  id: 'ping',
  kind: 'activated',
  costs: [{ op: 'pay_resource', resource: 'mana', amount: 2 }],
  targets: [{ id: 'victim', selector: { zone: 'battlefield', card: 'wall', count: 1 } }],
  effects: [{ op: 'deal_damage', target: 'victim', amount: 1 }],
};
const pong = { id: 'pong', kind: 'activated', effects: [{ op: 'draw' }] };
const ruleset = {
  cards: [
    { id: 'archer', types: ['creature'], attributes: { power: 1 }, abilities: [ping] },
    { id: 'monk', types: ['creature'], abilities: [pong] },
  ],
};
const targets = [{ id: 'aim', selector: { zone: 'battlefield', count: 1 } }];
const position = { zones: { ann: { battlefield: ['archer', 'fox'] } } };

test.each([
  ['archer', 'ping', true],
  ['archer', 'pong', false],
  ['fox', 'ping', false],
])('%s has %s: %s', (aim, ability, expected) => {
  expect(holds({ op: 'has_ability', target: 'aim', ability }, { targets, position, ruleset, at: { aim } })).toBe(
    expected,
  );
});
