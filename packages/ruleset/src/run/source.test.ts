// The source of what happens: the card that an action was played from, or whose ability it is. What it is aimed at never is.
import type { JsonRecord } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { play } from '../testing/play.ts';

const drains = {
  id: 'drains',
  kind: 'triggered',
  when: { event: 'damaged', filters: [{ op: 'is', left: { ref: 'event.source' }, right: 'self' }] },
  effects: [{ op: 'gain_resource', resource: 'score', amount: { ref: 'event.amount' } }],
};
const leech = { id: 'leech', types: ['creature'], attributes: { power: 1, toughness: 9 }, abilities: [drains] };
const bolt = { id: 'bolt', types: ['spell'] };
const victim = { id: 'victim', selector: { zone: 'battlefield', count: 1 } };
const hit = { op: 'deal_damage', target: 'victim', amount: 2 };
const position = { zones: { ann: { battlefield: ['leech', 'wall'], hand: ['bolt'] } } };

function damage(request: JsonRecord): readonly string[] {
  return play({ position, ...request, ruleset: { cards: [leech, bolt], ...(request['ruleset'] as JsonRecord) } })
    .events;
}

test('what an action is aimed at is not its source', () => {
  const events = damage({ targets: [victim], effects: [hit], at: { victim: 'leech' } });
  expect(events).toEqual(['damaged target=leech amount=2']);
});

test.each<[string, JsonRecord]>([
  ['in an effect', { effects: [hit, { op: 'move_zone', target: 'card', to: 'graveyard' }] }],
  ['in an effect, before it', { effects: [{ op: 'move_zone', target: 'card', to: 'graveyard' }, hit] }],
  ['as a cost', { effects: [hit], action: { costs: [{ op: 'move_zone', target: 'card', to: 'graveyard' }] } }],
  ['into play', { effects: [{ op: 'move_zone', target: 'card', to: 'battlefield' }, hit] }],
])('a card that is played out of the hand %s is the source', (_, request) => {
  const card = { id: 'card', selector: { zone: 'hand', controller: 'self', count: 1 } };
  const targets = [victim, card];
  const events = damage({ targets, at: { victim: 'wall', card: 'bolt' }, ...request });
  expect(events).toContain('damaged target=wall amount=2 source=bolt');
});

test('a card that goes to the hand is what the action is aimed at, and no source', () => {
  const effects = [
    { op: 'move_zone', target: 'victim', to: 'hand' },
    { op: 'deal_damage', target: 'opponent', amount: 1 },
  ];
  expect(damage({ targets: [victim], effects, at: { victim: 'leech' } })).toContain('damaged target=bob amount=1');
});

test('a creature that an author names is the source', () => {
  const effects = [{ op: 'deal_damage', target: 'opponent', amount: 1, source: 'victim' }];
  expect(damage({ targets: [victim], effects, at: { victim: 'leech' } })).toEqual([
    'damaged target=bob amount=1 source=leech',
    'ability_triggered source=leech ability=drains player=ann',
    'resource_changed player=ann resource=score amount=1 now=1',
    'ability_resolved source=leech ability=drains player=ann',
  ]);
});

test('what a declared event does has the source of what raised it', () => {
  const events = [
    {
      id: 'struck',
      payload: { who: 'card' },
      resolve: [{ op: 'deal_damage', target: { ref: 'event.who' }, amount: 1 }],
    },
  ];
  const raised = { op: 'emit', event: 'struck', payload: { who: 'victim' } };
  const request = { targets: [victim], effects: [raised], at: { victim: 'leech' }, ruleset: { events } };
  expect(damage(request)).toContain('damaged target=leech amount=1');
  const stings = {
    id: 'stings',
    kind: 'triggered',
    when: { event: 'tap' },
    effects: [{ op: 'emit', event: 'struck', payload: { who: { ref: 'event.target' } } }],
  };
  const hornet = { id: 'hornet', types: ['creature'], attributes: { power: 1, toughness: 1 }, abilities: [stings] };
  const told = play({
    targets: [victim],
    effects: [{ op: 'tap', target: 'victim' }],
    at: { victim: 'wall' },
    position: { zones: { ann: { battlefield: ['hornet', 'wall'] } } },
    ruleset: { cards: [hornet], events },
  }).events;
  expect(told).toContain('damaged target=wall amount=1 source=hornet');
});

test('`source` in an action is the card that it is played from', () => {
  const card = { id: 'card', selector: { zone: 'hand', controller: 'self', count: 1 } };
  const move = { op: 'move_zone', target: 'card', to: 'battlefield' };
  const grow = { op: 'add_counter', target: 'source', counter: 'growth' };
  const events = damage({ targets: [victim, card], effects: [move, grow], at: { victim: 'wall', card: 'bolt' } });
  expect(events).toContain('counter_changed card=bolt counter=growth amount=1 now=1');
  const nobody = damage({ targets: [victim], effects: [grow], at: { victim: 'wall' } });
  expect(nobody).toEqual([]);
});
