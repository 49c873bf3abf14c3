// Before-reactions on what the engine itself brings: turns, steps, draws that fail, seats that lose, abilities that begin and end.
import { seat } from '@turnwise/game';
import type { JsonRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { SandboxMatch } from '../testing/sandbox-match.ts';
import { sandboxRuleset } from '../testing/sandbox.ts';
import { play } from '../testing/play.ts';

const TURN = { number: 1, active: 'ann', phase: 'main', step: 'act', priority: 'ann' };
const score = { op: 'gain_resource', resource: 'score', amount: 1 };
const counter = { op: 'counter' };
const is = (field: string, right: string): JsonRecord => ({ op: 'is', left: { ref: `event.${field}` }, right });
const before = (event: string, effects: readonly JsonRecord[], filters: readonly JsonRecord[] = []): JsonRecord => ({
  id: `before_${event}`,
  when: { event, filters },
  timing: 'before',
  effects,
});

/** Ann passes, then bob, until somebody is asked in the next turn: what the turn structure told. */
function turns(reactions: readonly JsonRecord[], seats: readonly string[] = ['ann', 'bob']): readonly string[] {
  const document = sandboxRuleset({ effects: [score], ruleset: { reactions } });
  const match = new SandboxMatch({ document, position: { turn: TURN }, seats, random: {} });
  for (const one of seats.keys()) match.send({ kind: 'pass', seat: seat(one) });
  return match.events
    .filter(({ kind }) => kind !== 'priority_changed')
    .map(({ kind, step, player, status, turn }) =>
      [kind, step ?? turn, player, status === 'applied' ? undefined : status]
        .flatMap((part) => (part === undefined ? [] : [String(part as string | number)]))
        .join(' '),
    );
}

const REST = [
  'step_end act ann',
  'step_start rest ann',
  'step_end rest ann',
  'step_start tidy ann',
  'step_end tidy ann',
  'turn_end 1 ann',
];

describe('turns and steps', () => {
  test('go on as they do', () => {
    expect(turns([])).toEqual([...REST, 'turn_start 2 bob', 'step_start act bob']);
  });

  test('a turn that is prevented is left out as a whole', () => {
    expect(turns([before('turn_start', [counter], [is('player', 'opponent')])])).toEqual([
      ...REST,
      'turn_start 2 bob prevented',
      'event_prevented',
      'turn_start 2 ann',
      'step_start act ann',
    ]);
  });

  test('somebody else takes it', () => {
    const mine = before('turn_start', [{ op: 'replace_event', set: { player: 'controller' } }]);
    expect(turns([mine])).toEqual([...REST, 'turn_start 2 ann', 'step_start act ann']);
  });

  test('a step that is prevented is left out as a whole', () => {
    expect(turns([before('step_start', [counter], [is('step', 'rest')])])).toEqual([
      'step_end act ann',
      'step_start rest ann prevented',
      'event_prevented',
      ...REST.slice(3),
      'turn_start 2 bob',
      'step_start act bob',
    ]);
  });

  test('an end that is prevented is told so, and it is over all the same', () => {
    const rules = [before('step_end', [counter], [is('step', 'act')]), before('turn_end', [counter])];
    expect(turns(rules)).toEqual([
      'step_end act ann prevented',
      'event_prevented',
      ...REST.slice(1, -1),
      'turn_end 1 ann prevented',
      'event_prevented',
      'turn_start 2 bob',
      'step_start act bob',
    ]);
  });

  test('something is done before a turn, in the turn that is over', () => {
    expect(
      turns([
        before('turn_start', [{ op: 'gain_resource', player: { ref: 'event.player' }, resource: 'score', amount: 1 }]),
      ]),
    ).toEqual([...REST, 'resource_changed bob', 'turn_start 2 bob', 'step_start act bob']);
  });
});

test('a draw that fails is prevented, and what loses by it does not', () => {
  const victory = [{ result: 'lose', reason: 'empty', on: { event: 'draw_failed' } }];
  const draw = { effects: [{ op: 'draw', count: 2 }] };
  expect(play({ ...draw, ruleset: { victory } }).winners).toEqual(['bob']);
  const { events, winners } = play({
    ...draw,
    ruleset: { victory, reactions: [before('draw_failed', [counter, score])] },
  });
  expect(winners).toBeUndefined();
  expect(events).toEqual([
    'resource_changed player=ann resource=score amount=1 now=1',
    'draw_failed player=ann prevented',
    'event_prevented event=draw_failed item=4',
    'draw_failed player=ann prevented',
    'event_prevented event=draw_failed item=6',
  ]);
});

describe('a seat that loses', () => {
  const victory = [
    {
      result: 'lose',
      reason: 'wounds',
      conditions: [{ op: 'compare', left: { ref: 'player.health' }, is: '<=', right: 0 }],
    },
  ];
  const hurt = (target: unknown): JsonRecord => ({ op: 'deal_damage', target, amount: 20 });
  const saved = before(
    'player_lost',
    [
      {
        op: 'replace_event',
        with: [{ op: 'set_resource', player: { ref: 'event.player' }, resource: 'health', amount: 1 }],
      },
    ],
    [is('player', 'controller')],
  );

  test('stays in the game when that is prevented, of two seats too', () => {
    const { events, winners, position } = play({
      effects: [hurt('controller')],
      ruleset: { victory, reactions: [saved] },
    });
    expect(winners).toBeUndefined();
    expect(events).toEqual([
      'damaged target=ann amount=20',
      'resource_changed player=ann resource=health amount=1 now=1',
      'player_lost player=ann reason=wounds prevented',
      'event_prevented event=player_lost item=5',
    ]);
    expect(position).toMatchObject({ resources: { ann: { health: 1 } } });
  });

  test('another loses all the same', () => {
    const { winners } = play({ effects: [hurt('opponent')], ruleset: { victory, reactions: [saved] } });
    expect(winners).toEqual(['ann']);
    const both = play({ effects: [hurt({ selector: { players: 'any' } })], ruleset: { victory, reactions: [saved] } });
    expect(both.winners).toEqual(['ann']);
  });

  test('is looked at again after the next item, as long as it would lose', () => {
    const angel = before('player_lost', [counter]);
    const { events, winners } = play({ effects: [hurt('controller')], ruleset: { victory, reactions: [angel] } });
    expect(winners).toBeUndefined();
    expect(events.filter((line) => line.startsWith('player_lost'))).toHaveLength(1);
  });

  test('of three, the others play on', () => {
    const seats = ['ann', 'bob', 'cat'];
    const rule = before('player_lost', [score], [is('player', 'controller')]);
    const { events } = play({ effects: [hurt('controller')], seats, ruleset: { victory, reactions: [rule] } });
    expect(events).toEqual(
      expect.arrayContaining([
        'resource_changed player=ann resource=score amount=1 now=1',
        'player_lost player=ann reason=wounds',
      ]),
    );
  });

  test('by conceding loses whatever comes before', () => {
    const document = sandboxRuleset({
      effects: [score],
      ruleset: { victory, reactions: [before('player_lost', [counter])] },
    });
    const match = new SandboxMatch({ document, position: { turn: TURN }, seats: ['ann', 'bob'], random: {} });
    match.send({ kind: 'concede', seat: seat(0) });
    expect(match.state.ended?.winners).toEqual([1]);
  });
});

describe('abilities', () => {
  const growls = { id: 'growls', kind: 'triggered', when: { event: 'tap' }, effects: [score] };
  const zaps = {
    id: 'zaps',
    kind: 'activated',
    costs: [{ op: 'pay_resource', resource: 'mana', amount: 1 }],
    effects: [score],
  };
  const cards = [{ id: 'cub', types: ['creature'], abilities: [growls, zaps] }];
  const position = { zones: { ann: { battlefield: ['cub'] } } };
  const tap = { op: 'tap', target: { selector: { zone: 'battlefield' } } };
  const use = {
    targets: [{ id: 'source', selector: { zone: 'battlefield', count: 1 } }],
    effects: [{ op: 'execute_ability', source: 'source', ability: 'zaps' }],
    action: { costs: [{ op: 'pay_ability_cost', source: 'source', ability: 'zaps' }] },
    at: { source: 'cub' },
  };
  const kinds = (request: JsonRecord, reactions: readonly JsonRecord[]): readonly string[] =>
    play({ position, ...request, ruleset: { cards, reactions } }).events.map((line) =>
      line.replace(/ (?!prevented).*?(?= prevented|$)/, ''),
    );

  test('a trigger that is prevented does nothing', () => {
    expect(kinds({ effects: [tap] }, [])).toEqual([
      'flag_changed',
      'ability_triggered',
      'resource_changed',
      'ability_resolved',
    ]);
    expect(kinds({ effects: [tap] }, [before('ability_triggered', [counter])])).toEqual([
      'flag_changed',
      'ability_triggered prevented',
      'event_prevented',
    ]);
    expect(
      kinds({ effects: [tap] }, [before('ability_triggered', [counter], [is('player', 'opponent')])]),
    ).toHaveLength(4);
  });

  test('something comes before that one has resolved', () => {
    expect(kinds({ effects: [tap] }, [before('ability_resolved', [{ op: 'draw' }])])).toEqual([
      'flag_changed',
      'ability_triggered',
      'resource_changed',
      'draw_failed',
      'ability_resolved',
    ]);
  });

  test('one that is not activated is neither paid for nor done', () => {
    expect(kinds(use, [])).toEqual(['ability_activated', 'resource_changed', 'resource_changed', 'ability_resolved']);
    expect(kinds(use, [before('ability_activated', [counter])])).toEqual([
      'ability_activated prevented',
      'event_prevented',
      'event_prevented',
    ]);
    expect(kinds(use, [before('ability_resolved', [counter])])).toEqual([
      'ability_activated',
      'resource_changed',
      'resource_changed',
      'ability_resolved prevented',
      'event_prevented',
    ]);
  });
});

test('who searches does not see what is kept from them', () => {
  const hides = before('looked', [counter], [{ op: 'is', left: { ref: 'event.card.definition' }, right: 'wall' }]);
  const { events } = play({
    effects: [{ op: 'search', zone: 'deck', selector: { card: 'fox' }, to: 'hand' }],
    position: { zones: { ann: { deck: ['fox', 'wall'] } } },
    answers: [['fox']],
    ruleset: { reactions: [hides] },
  });
  expect(events.slice(0, 3).map((line) => line.replace(/ item=\d+/, ''))).toEqual([
    'looked card=fox player=ann',
    'look card=wall player=ann prevented',
    'event_prevented event=look',
  ]);
});
