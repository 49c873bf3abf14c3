import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const abilities = [
  {
    id: 'ping',
    kind: 'activated',
    costs: [
      { op: 'pay_resource', resource: 'mana', amount: 1 },
      { op: 'tap', target: 'self' },
    ],
    effects: [{ op: 'deal_damage', target: { ref: 'opponent' }, amount: 1 }],
  },
];
const ruleset = { cards: [{ id: 'archer', types: ['creature'], abilities }] };
const targets = [{ id: 'source', selector: { zone: 'battlefield', count: 1 } }];
const action = { costs: [{ op: 'pay_ability_cost', source: 'source', ability: 'ping' }] };

test('the costs of the ability are paid', () => {
  const position = { zones: { ann: { battlefield: ['archer'] } } };
  expect(play({ action, targets, position, ruleset }).events).toEqual([
    'resource_changed player=ann resource=mana amount=-1 now=2',
    'flag_changed target=archer flag=tapped value=true',
  ]);
});

test.each([
  ['archer', { resources: { ann: { mana: 0 } }, zones: { ann: { battlefield: ['archer'] } } }],
  ['archer', { zones: { ann: { battlefield: [{ id: 'archer', tapped: true }] } } }],
  ['fox', { zones: { ann: { battlefield: ['fox'] } } }],
])('with the %s and %j they cannot be paid', (source, position) => {
  expect(play({ action, targets, position, ruleset, at: { source } }).refused).toBe('cannotPay');
});
