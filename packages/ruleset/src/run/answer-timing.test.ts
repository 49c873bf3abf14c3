// Triggered abilities before an event, continuous ones with conditions, words that nobody declared: what they do.
import { seat } from '@turnwise/game';
import type { JsonRecord } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { SandboxMatch } from '../testing/sandbox-match.ts';
import { sandboxRuleset } from '../testing/sandbox.ts';
import { play } from '../testing/play.ts';

const SELF = { op: 'is', left: { ref: 'event.target' }, right: 'self' };
const bear = (ability: JsonRecord): JsonRecord => ({
  id: 'bear',
  types: ['creature'],
  attributes: { power: 2, toughness: 4 },
  abilities: [{ id: 'acts', ...ability }],
});
const position = { zones: { ann: { battlefield: ['bear'], deck: ['fox', 'wall'] } } };
const hit = { op: 'deal_damage', target: { selector: { zone: 'battlefield', card: 'bear' } }, amount: 1 };

function hitBear(ability: JsonRecord): readonly string[] {
  const when = { event: 'deal_damage', filters: [SELF] };
  const cards = [bear({ kind: 'triggered', when, effects: [{ op: 'untap', target: 'self' }], ...ability })];
  return play({ effects: [hit], position, ruleset: { cards } }).events;
}

const TRIGGERED = 'ability_triggered source=bear ability=acts player=ann';
const RESOLVED = 'ability_resolved source=bear ability=acts player=ann';
const DAMAGED = 'damaged target=bear amount=1';

test.each<[string, JsonRecord, readonly string[]]>([
  ['after it, if it does not say', {}, [DAMAGED, TRIGGERED, RESOLVED]],
  ['after it', { timing: 'after' }, [DAMAGED, TRIGGERED, RESOLVED]],
  ['before it', { timing: 'before' }, [TRIGGERED, RESOLVED, DAMAGED]],
  [
    'before it, and prevents it',
    { timing: 'before', effects: [{ op: 'counter', target: 'event' }] },
    [TRIGGERED, RESOLVED, 'deal_damage target=bear amount=1 prevented', 'event_prevented event=deal_damage item=5'],
  ],
  [
    'before it, and changes it',
    { timing: 'before', effects: [{ op: 'replace_event', set: { amount: 3 } }] },
    [TRIGGERED, RESOLVED, 'damaged target=bear amount=3'],
  ],
  [
    'as a replacement before it',
    { kind: 'replacement', timing: 'before', effects: [{ op: 'replace_event', set: { amount: 2 } }] },
    ['damaged target=bear amount=2'],
  ],
])('an ability answers an event %s', (_, ability, events) => {
  expect(hitBear(ability)).toEqual(events);
});

test.each([
  [5, 3],
  [15, 2],
])('a continuous ability works while its conditions hold: with %i health the power is %i', (health, power) => {
  const conditions = [{ op: 'compare', left: { ref: 'controller.health' }, is: '<', right: 10 }];
  const cards = [bear({ kind: 'continuous', conditions, modify: [{ attribute: 'power', add: 1 }] })];
  const amount = { op: 'sum', of: { zone: 'battlefield' }, value: { ref: 'it.power' } };
  const { events } = play({
    effects: [{ op: 'set_resource', resource: 'score', amount }],
    position: { ...position, resources: { ann: { health } } },
    ruleset: { cards },
  });
  expect(events).toEqual([`resource_changed player=ann resource=score amount=${power} now=${power}`]);
});

test('a keyword that no section has is on cards, is granted and is looked for', () => {
  const swift = { selector: { zone: 'battlefield', keywords: 'swift' } };
  const { events } = play({
    effects: [
      { op: 'tap', target: swift },
      { op: 'grant', target: { selector: { card: 'wall' } }, keyword: 'swift' },
      { op: 'tap', target: swift },
    ],
    position: { zones: { ann: { battlefield: ['hare', 'wall'] } } },
    ruleset: { keywords: undefined, cards: [{ id: 'hare', keywords: ['swift'] }] },
  });
  expect(events).toEqual([
    'flag_changed target=hare flag=tapped value=true',
    'granted card=wall word=swift value=true',
    'flag_changed target=wall flag=tapped value=true',
  ]);
});

test('a reaction that brings itself about ends by its guard, with the chain named', () => {
  const echo = {
    id: 'echo',
    when: { event: 'damaged' },
    effects: [{ op: 'deal_damage', target: { ref: 'event.target' }, amount: 1 }],
  };
  const guards = { stepsPerInput: 50 };
  const document = sandboxRuleset({
    effects: [hit],
    ruleset: { reactions: [echo], guards, cards: [bear({ kind: 'cast', effects: [] })] },
  });
  const turn = { number: 1, active: 'ann', phase: 'main', step: 'act', priority: 'ann' };
  const match = new SandboxMatch({ document, position: { turn, ...position }, seats: ['ann', 'bob'], random: {} });
  const before = match.state;
  const refusal = match.send({ kind: 'action', seat: seat(0), action: 'go', targets: {}, params: {} });
  expect(refusal).toMatchObject({
    kind: 'aborted',
    code: 'guardExceeded',
    params: { guard: 'stepsPerInput', limit: 50, chain: expect.arrayContaining(['echo: damaged']) as unknown },
  });
  expect(match.state).toBe(before);
});

test.each<[string | undefined, string | undefined]>([
  [undefined, undefined],
  ['battlefield', undefined],
  ['hand', 'notThere'],
  ['nowhere', 'notThere'],
])('a card that is moved by hand from %s: %s', (from, code) => {
  const manipulation = [{ action: 'move_card', from: 'battlefield', to: 'hand', who: 'owner' }];
  const document = sandboxRuleset({ ruleset: { manipulation } });
  const turn = { number: 1, active: 'ann', phase: 'main', step: 'act', priority: 'ann' };
  const zones = { ann: { battlefield: ['fox'] } };
  const match = new SandboxMatch({ document, position: { turn, zones }, seats: ['ann', 'bob'], random: {} });
  const move = { kind: 'manipulate', seat: seat(0), action: 'move_card', card: 'fox', to: 'hand' } as const;
  const refusal = match.send(from === undefined ? move : { ...move, from });
  expect(refusal?.code).toBe(code);
  if (code !== undefined) expect(refusal).toMatchObject({ kind: 'disallowed', params: { card: 'fox', zone: from } });
});
