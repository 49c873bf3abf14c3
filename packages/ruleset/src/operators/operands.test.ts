/** A precondition that fails is explained with its evaluated operands. */
import { expect, test } from 'vitest';
import { NO_NUMBER, play } from '../testing/play.ts';

const ping = { id: 'ping', kind: 'activated', effects: [{ op: 'draw' }], costs: [{ op: 'tap', target: 'self' }] };
const ruleset = { cards: [{ id: 'archer', types: ['creature'], abilities: [ping] }] };
const targets = [{ id: 'aim', selector: { zone: 'battlefield', count: 1 } }];
const position = {
  zones: { ann: { battlefield: [{ id: 'archer', tapped: true }] }, bob: { battlefield: [{ id: 'wall', growth: 1 }] } },
};

test.each([
  [{ op: 'compare', left: { ref: 'player.mana' }, is: '>', right: 5 }, 'wall', { left: 3, right: 5 }],
  [{ op: 'compare', left: NO_NUMBER, is: '=', right: 0 }, 'wall', { left: null, right: 0 }],
  [
    { op: 'is', left: { ref: 'target.aim.controller' }, right: { ref: 'controller' } },
    'wall',
    { left: '@1', right: '@0' },
  ],
  [{ op: 'is', left: { ref: 'target.aim.definition' }, right: 'fox' }, 'wall', { left: 'wall', right: 'fox' }],
  [{ op: 'is', left: { ref: 'target.aim.zone' }, right: 'hand' }, 'wall', { left: 'battlefield', right: 'hand' }],
  [{ op: 'has_resource', resource: 'mana', atLeast: 4 }, 'wall', { resource: 'mana', has: 3, atLeast: 4 }],
  [
    { op: 'has_counter', target: 'aim', counter: 'growth', atLeast: 2 },
    'wall',
    { counter: 'growth', has: 1, atLeast: 2 },
  ],
  [{ op: 'exists', selector: { zone: 'graveyard' } }, 'wall', { found: 0, atLeast: 1 }],
  [{ op: 'in_zone', target: 'aim', zone: 'hand' }, 'wall', { target: 'wall', zone: 'hand' }],
  [{ op: 'not_tapped', target: 'aim' }, 'archer', { target: 'archer' }],
  [{ op: 'has_ability', target: 'aim', ability: 'ping' }, 'wall', { target: 'wall', ability: 'ping' }],
  [{ op: 'can_activate', target: 'aim', ability: 'ping' }, 'archer', { target: 'archer', ability: 'ping' }],
  [{ op: 'is_active', player: { ref: 'opponent' } }, 'wall', { player: '@1', active: '@0' }],
])('%j of the %s', (precondition, aim, operands) => {
  const action = { preconditions: [precondition] };
  const { refused, params } = play({ action, targets, position, ruleset, at: { aim } });
  expect(refused).toBe('preconditionFailed');
  expect(params).toMatchObject({ precondition: precondition.op, ...operands });
});
