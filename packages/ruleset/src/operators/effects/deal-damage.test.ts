import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const everything = { selector: { zone: 'battlefield', count: 'all' } };
const position = {
  zones: {
    ann: { battlefield: ['fox'] },
    bob: {
      battlefield: [
        { id: 'b_wall', card: 'wall' },
        { id: 'a_wall', card: 'wall', damage: 1 },
      ],
    },
  },
};

test('one event for each card, in id order', () => {
  const { events, position: after } = play({
    effects: [{ op: 'deal_damage', target: everything, amount: 2 }],
    position,
  });
  expect(events).toEqual([
    'damaged target=a_wall amount=2',
    'damaged target=b_wall amount=2',
    'damaged target=fox amount=2',
  ]);
  expect(after['zones']).toMatchObject({
    bob: {
      battlefield: [
        { id: 'b_wall', counters: { damage: 2 } },
        { id: 'a_wall', counters: { damage: 3 } },
      ],
    },
  });
});

test('a player loses health', () => {
  const { events, position: after } = play({ effects: [{ op: 'deal_damage', target: { ref: 'opponent' }, count: 3 }] });
  expect(events).toEqual(['damaged target=bob amount=3']);
  expect(after['resources']).toMatchObject({ bob: { health: 17 } });
});

test.each([0, -1])('damage of %i does nothing', (amount) => {
  expect(play({ effects: [{ op: 'deal_damage', target: everything, amount }], position }).events).toEqual([]);
});

test('an action that is played from no card has no source unless it says', () => {
  const targets = [{ id: 'aim', selector: { zone: 'battlefield', count: 1 } }];
  const hit = { op: 'deal_damage', target: { ref: 'opponent' }, amount: 1 };
  const effects = [hit, { ...hit, source: { op: 'first', of: { zone: 'battlefield' } } }];
  expect(play({ effects, targets, position, at: { aim: 'fox' } }).events).toEqual([
    'damaged target=bob amount=1',
    'damaged target=bob amount=1 source=a_wall',
  ]);
});

test('a card that is not in a public zone cannot bear it', () => {
  const effects = [{ op: 'deal_damage', target: { selector: { zone: 'hand' } }, amount: 1 }, { op: 'draw' }];
  const { events } = play({ effects, position: { zones: { ann: { hand: ['fox'], deck: ['wall'] } } } });
  expect(events).toEqual(['card_drawn player=ann card=wall', 'zone_moved card=wall from=deck to=hand player=ann']);
});

test('a replacement changes the amount, another prevents it', () => {
  const when = { event: 'deal_damage' };
  const less = { op: 'replace_event', set: { amount: { op: 'subtract', from: { ref: 'event.amount' }, take: 1 } } };
  const reactions = [
    { id: 'softens', when, timing: 'before', effects: [less] },
    {
      id: 'wards',
      when: { ...when, filters: [{ op: 'is', left: { ref: 'event.target.definition' }, right: 'fox' }] },
      timing: 'before',
      effects: [{ op: 'counter' }],
    },
  ];
  const effects = [{ op: 'deal_damage', target: everything, amount: 2 }];
  expect(play({ effects, position, ruleset: { reactions } }).events).toEqual([
    'damaged target=a_wall amount=1',
    'damaged target=b_wall amount=1',
    'deal_damage target=fox amount=1 prevented',
    'event_prevented event=deal_damage item=5',
  ]);
});
