import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const event = { id: 'struck', payload: { who: 'card', times: 'number' } };
const resolve = [{ op: 'deal_damage', target: { ref: 'event.who' }, amount: { ref: 'event.times' } }];
const who = { op: 'first', of: { zone: 'battlefield' } };
const emit = { op: 'emit', event: 'struck', payload: { who, times: 2 } };
const position = { zones: { ann: { battlefield: ['fox'] } } };

test('an event of the ruleset, recorded and then resolved within the item', () => {
  const ruleset = { events: [{ ...event, resolve }] };
  expect(play({ effects: [emit, { op: 'draw' }], position, ruleset }).events).toEqual([
    'struck times=2 who=fox',
    'damaged target=fox amount=2',
    'draw_failed player=ann',
  ]);
});

test('fields that are left out are nothing', () => {
  expect(play({ effects: [{ op: 'emit', event: 'struck' }], ruleset: { events: [event] } }).events).toEqual(['struck']);
});

test('one that is prevented does not resolve', () => {
  const reactions = [{ id: 'stops', when: { event: 'struck' }, timing: 'before', effects: [{ op: 'counter' }] }];
  const ruleset = { events: [{ ...event, resolve }], reactions };
  expect(play({ effects: [emit], position, ruleset }).events).toEqual([
    'struck times=2 who=fox prevented',
    'event_prevented event=struck item=3',
  ]);
});
