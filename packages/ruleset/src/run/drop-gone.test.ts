// Targets that have gone are left out, for actions as for abilities; when all have gone the item is prevented.
import { seat } from '@turnwise/game';
import type { JsonRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { SandboxMatch } from '../testing/sandbox-match.ts';
import { sandboxRuleset } from '../testing/sandbox.ts';
import { play } from '../testing/play.ts';

const TURN = { number: 1, active: 'ann', phase: 'main', step: 'act', priority: 'ann' };
const aim = { id: 'at', selector: { zone: 'battlefield', count: { min: 1, max: 2 } } };
const one = (id: string): JsonRecord => ({ id, selector: { zone: 'battlefield', count: 1 } });
const hit = { op: 'deal_damage', target: 'at', amount: 1 };
/** Whoever answers takes a card away. */
const answers = [
  {
    id: 'bounce',
    timing: 'instant',
    targets: [one('what')],
    effects: [{ op: 'move_zone', target: 'what', to: 'hand' }],
  },
  { id: 'kill', timing: 'instant', targets: [one('what')], effects: [{ op: 'destroy', target: 'what' }] },
  { id: 'wait', timing: 'instant', effects: [{ op: 'gain_resource', resource: 'score', amount: 1 }] },
];

/** An action that waits on the stack, and what is done before it resolves; the events after that. */
function answered(
  action: JsonRecord,
  at: JsonRecord,
  reply: string,
  what?: string,
  more: JsonRecord = {},
): readonly string[] {
  const document = sandboxRuleset({
    action: { timing: 'stack', priority: 'active', ...action },
    ruleset: { actions: answers, ...more },
  });
  const position = {
    turn: TURN,
    zones: { ann: { battlefield: ['u', 'v'].map((id) => ({ id, card: 'wall' })), deck: ['fox'] } },
  };
  const match = new SandboxMatch({ document, position, seats: ['ann', 'bob'], random: {} });
  const targets = Object.fromEntries(Object.entries(at)) as Record<string, string>;
  expect(match.send({ kind: 'action', seat: seat(0), action: 'go', targets, params: {} })).toBeUndefined();
  const before = match.events.length;
  const replied = what === undefined ? {} : { what };
  expect(
    match.send({
      kind: 'action',
      seat: seat(1),
      action: reply,
      targets: replied,
      params: {},
    }),
  ).toBeUndefined();
  while (match.state.turn.priority === 1) match.send({ kind: 'pass', seat: seat(1) });
  return match.events
    .slice(before)
    .filter(
      ({ kind }) =>
        !['action_taken', 'priority_changed', 'bounce', 'kill', 'wait', 'zone_moved', 'resource_changed'].includes(
          String(kind),
        ),
    )
    .map(({ kind, status, ...rest }) => {
      const { at: aimed, target, event, code, attacker, amount } = rest;
      const fields = Object.entries({ at: aimed, target, event, code, attacker, amount }).filter(
        ([, value]) => value !== undefined && value !== null,
      );
      return [
        kind,
        ...fields.map(([name, value]) => `${name}=${String(value)}`),
        ...(status === 'applied' ? [] : [status]),
      ].join(' ');
    });
}

describe('an action', () => {
  test.each([
    ['bounce', 'v'],
    ['kill', 'v'],
  ])('that is aimed at two goes on with the other: %s', (reply, what) => {
    expect(answered({ targets: [aim], effects: [hit] }, { at: ['u', 'v'] }, reply, what)).toEqual([
      ...(reply === 'kill' ? ['destroyed'] : []),
      'go at=u',
      'damaged target=u amount=1',
    ]);
  });

  test('whose first target has gone tells of the one that is left', () => {
    expect(answered({ targets: [aim], effects: [hit] }, { at: ['u', 'v'] }, 'bounce', 'u')).toEqual([
      'go at=v',
      'damaged target=v amount=1',
    ]);
  });

  test('with targets of two names goes on with the other', () => {
    const action = { targets: [one('at'), one('also')], effects: [hit, { ...hit, target: 'also' }] };
    expect(answered(action, { at: 'u', also: 'v' }, 'bounce', 'u')).toEqual(['go', 'damaged target=v amount=1']);
  });

  test('all of whose targets have gone is prevented', () => {
    const action = { targets: [one('at')], effects: [hit, { op: 'draw' }] };
    expect(answered(action, { at: 'u' }, 'bounce', 'u')).toEqual([
      'go at=u prevented',
      'event_prevented event=go code=targetsGone',
    ]);
    expect(answered(action, { at: 'u' }, 'kill', 'u')).toEqual([
      'destroyed',
      'go at=u prevented',
      'event_prevented event=go code=targetsGone',
    ]);
  });

  test('whose targets stay is not, nor one that was aimed at nothing', () => {
    expect(answered({ targets: [one('at')], effects: [hit] }, { at: 'u' }, 'wait')).toEqual([
      'go at=u',
      'damaged target=u amount=1',
    ]);
    const optional = {
      targets: [{ ...one('at'), optional: true }],
      effects: [hit, { op: 'heal', target: 'controller', amount: 1 }],
    };
    expect(answered(optional, { at: [] }, 'bounce', 'u')).toEqual(['go']);
  });

  test('that is aimed at a player too goes on', () => {
    const action = {
      targets: [one('at'), { id: 'who', selector: { players: 'opponent', count: 1 } }],
      effects: [hit, { ...hit, target: 'who' }],
    };
    expect(answered(action, { at: 'u', who: '@1' }, 'bounce', 'u')).toEqual(['go', 'damaged target=bob amount=1']);
  });

  test('that moves its target itself still means it', () => {
    const effects = [
      { op: 'move_zone', target: 'at', to: 'pool' },
      { op: 'add_counter', target: 'at', counter: 'growth' },
    ];
    expect(
      play({
        targets: [one('at')],
        effects,
        at: { at: 'wall' },
        position: { zones: { ann: { battlefield: ['wall'] } } },
      }).events,
    ).toEqual([
      'zone_moved card=wall from=battlefield to=pool',
      'counter_changed card=wall counter=growth amount=1 now=1',
    ]);
  });

  test('whose costs move its target still means it', () => {
    const action = { costs: [{ op: 'move_zone', target: 'at', to: 'graveyard' }], timing: 'stack' };
    const effects = [{ op: 'move_zone', target: 'at', to: 'deck' }];
    expect(
      play({
        targets: [one('at')],
        action,
        effects,
        at: { at: 'wall' },
        position: { zones: { ann: { battlefield: ['wall'] } } },
      }).events,
    ).toEqual([
      'zone_moved card=wall from=battlefield to=graveyard player=ann',
      'zone_moved card=wall from=graveyard to=deck player=ann',
    ]);
  });
});

test('between two effects a target goes by a reaction: the rest of the action is for the other', () => {
  const flees = {
    id: 'flees',
    when: {
      event: 'flag_changed',
      filters: [
        { op: 'is', left: { ref: 'event.target' }, right: { op: 'first', of: { zone: 'battlefield', card: 'fox' } } },
      ],
    },
    timing: 'before',
    effects: [{ op: 'move_zone', target: { ref: 'event.target' }, to: 'hand' }],
  };
  const effects = [{ op: 'tap', target: 'at' }, hit];
  const position = { zones: { ann: { battlefield: ['fox', 'wall'] } } };
  expect(
    play({ targets: [aim], effects, at: { at: ['fox', 'wall'] }, position, ruleset: { reactions: [flees] } }).events,
  ).toEqual([
    'zone_moved card=fox from=battlefield to=hand player=ann',
    'flag_changed target=wall flag=tapped value=true',
    'damaged target=wall amount=1',
  ]);
});

describe('an ability', () => {
  const zaps = { id: 'zaps', kind: 'activated', timing: 'stack', targets: [aim], effects: [hit, { op: 'draw' }] };
  const cards = [{ id: 'tower', types: ['relic'], abilities: [zaps] }];
  const use = {
    targets: [{ id: 'source', selector: { zone: 'battlefield', card: 'tower', count: 1 } }],
    effects: [{ op: 'execute_ability', source: 'source', ability: 'zaps' }],
  };
  const used = (at: readonly string[], reply: string, what: string): readonly string[] => {
    const document = sandboxRuleset({
      action: { timing: 'stack', priority: 'active', ...use },
      ruleset: { actions: answers, cards },
    });
    const position = {
      turn: TURN,
      zones: { ann: { battlefield: ['tower', { id: 'u', card: 'wall' }, { id: 'v', card: 'wall' }], deck: ['fox'] } },
    };
    const match = new SandboxMatch({ document, position, seats: ['ann', 'bob'], random: {} });
    expect(
      match.send({ kind: 'action', seat: seat(0), action: 'go', targets: { source: 'tower', at }, params: {} }),
    ).toBeUndefined();
    match.send({ kind: 'action', seat: seat(1), action: reply, targets: { what }, params: {} });
    while (match.state.turn.priority === 1) match.send({ kind: 'pass', seat: seat(1) });
    return match.events
      .map(({ kind, status }) => `${String(kind)} ${String(status)}`)
      .filter((line) => /^(go|damaged|event_prevented|card_drawn|ability_resolved)/.test(line));
  };

  test('goes on with the targets that are left', () => {
    expect(used(['u', 'v'], 'bounce', 'u')).toEqual([
      'go applied',
      'damaged applied',
      'card_drawn applied',
      'ability_resolved applied',
    ]);
  });

  test('is prevented when all of them have gone', () => {
    expect(used(['u'], 'bounce', 'u')).toEqual(['go prevented', 'event_prevented applied']);
  });

  test('does not need the card that it is on', () => {
    expect(used(['u'], 'kill', 'tower')).toEqual([
      'go applied',
      'damaged applied',
      'card_drawn applied',
      'ability_resolved applied',
    ]);
  });
});

test.each<[string, JsonRecord]>([
  ['damaged in a hand', { op: 'deal_damage', target: { selector: { zone: 'hand' } }, amount: 1 }],
  ['damaged in the graveyard', { op: 'deal_damage', target: { selector: { zone: 'graveyard' } }, amount: 1 }],
  ['tapped in the graveyard', { op: 'tap', target: { selector: { zone: 'graveyard' } } }],
  ['counted in a hand', { op: 'add_counter', target: { selector: { zone: 'hand' } }, counter: 'growth' }],
  ['marked in a hand', { op: 'set_flag', target: { selector: { zone: 'hand' } }, flag: 'marked' }],
  ['changed in a deck', { op: 'modify_attribute', target: { selector: { zone: 'deck' } }, attribute: 'power', add: 1 }],
])('nothing is %s, and the rest of the item goes on', (_, effect) => {
  const position = { zones: { ann: { hand: ['fox'], graveyard: ['fox.1'], deck: ['wall'] } } };
  expect(play({ effects: [effect, { op: 'gain_resource', resource: 'score', amount: 1 }], position }).events).toEqual([
    'resource_changed player=ann resource=score amount=1 now=1',
  ]);
});
