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
const pong = { id: 'pong', kind: 'activated', effects: [{ op: 'draw' }] };
const ruleset = {
  cards: [
    { id: 'archer', types: ['creature'], abilities },
    { id: 'monk', types: ['creature'], abilities: [pong] },
  ],
};
const position = { zones: { ann: { battlefield: ['archer'] } } };
const struck = { events: [{ id: 'struck' }] };
const source = { op: 'first', of: { zone: 'battlefield' } };
const execute = (ability: string) =>
  play({
    effects: [{ op: 'emit', event: 'struck' }],
    position,
    ruleset: {
      ...ruleset,
      ...struck,
      reactions: [
        {
          id: 'answers',
          when: { event: 'struck' },
          effects: [
            { op: 'execute_ability', source, ability },
            { op: 'gain_resource', resource: 'mana', amount: 1 },
          ],
        },
      ],
    },
  }).events;

test('its effects run within the item, then it has resolved', () => {
  expect(execute('ping')).toEqual([
    'struck',
    'damaged target=bob amount=1 source=archer',
    'ability_resolved source=archer ability=ping player=ann',
    'resource_changed player=ann resource=mana amount=1 now=4',
  ]);
});

test('an ability that the card does not have does nothing', () => {
  expect(execute('pong')).toEqual(['struck', 'resource_changed player=ann resource=mana amount=1 now=4']);
});
