import { expect, test } from 'vitest';
import { holds, play } from '../../testing/play.ts';

const ping = {
  id: 'ping',
  kind: 'activated',
  costs: [{ op: 'pay_resource', resource: 'mana', amount: 2 }],
  targets: [{ id: 'victim', selector: { zone: 'battlefield', card: 'wall', count: 1 } }],
  effects: [{ op: 'deal_damage', target: 'victim', amount: 1 }],
};
const ruleset = { cards: [{ id: 'archer', types: ['creature'], attributes: { power: 1 }, abilities: [ping] }] };
const targets = [{ id: 'aim', selector: { zone: ['battlefield', 'hand'], count: 1 } }];
const can = { op: 'can_activate', target: 'aim', ability: 'ping' };

test.each([
  ['it can', {}, true],
  ['nothing to pay with', { resources: { ann: { mana: 1 } } }, false],
  ['nothing to aim at', { zones: { ann: { battlefield: ['archer'] } } }, false],
  ['where it does not work', { zones: { ann: { hand: ['archer'], battlefield: ['wall'] } } }, false],
  ['not its controller', { zones: { bob: { battlefield: ['archer'] }, ann: { battlefield: ['wall'] } } }, false],
])('%s', (_, more, expected) => {
  const position = { zones: { ann: { battlefield: ['archer', 'wall'] } }, ...more };
  expect(holds(can, { targets, position, ruleset, at: { aim: 'archer' } })).toBe(expected);
});

test('not when it is forbidden', () => {
  const effects = [
    { op: 'forbid', target: 'aim', keyword: 'activate' },
    { op: 'if', conditions: [can], then: [{ op: 'draw' }] },
  ];
  const position = { zones: { ann: { battlefield: ['archer', 'wall'] } } };
  const { events } = play({ effects, targets, position, ruleset, at: { aim: 'archer' } });
  expect(events).toEqual(['granted card=archer word=activate value=false']);
});
