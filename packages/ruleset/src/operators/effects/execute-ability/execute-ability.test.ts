import { expect, test } from 'vitest';
import { play } from '../../../testing/play.ts';

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
const pong = { id: 'pong', kind: 'activated', effects: [{ op: 'draw' }] };
const ruleset = {
  cards: [
    { id: 'archer', types: ['creature'], abilities },
    { id: 'monk', types: ['creature'], abilities: [pong] },
  ],
};
const targets = [{ id: 'source', selector: { zone: 'battlefield', count: 1 } }];
const position = { zones: { ann: { battlefield: ['archer'] } } };

test('its effects run within the item, then it has resolved', () => {
  const effects = [{ op: 'execute_ability', source: 'source', ability: 'ping' }, { op: 'draw' }];
  expect(play({ effects, targets, position, ruleset }).events).toEqual([
    'damaged target=bob amount=1 source=archer',
    'ability_resolved source=archer ability=ping player=ann',
    'draw_failed player=ann',
  ]);
});

test('an ability that the card does not have is none', () => {
  const effects = [{ op: 'execute_ability', source: 'source', ability: 'pong' }];
  expect(play({ effects, targets, position, ruleset }).events).toEqual([]);
});
