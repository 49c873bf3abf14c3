// Costs of an ability that speak of its own targets: what is offered can be paid, and what cannot is refused. The sandbox plays both interpreters.
import { createChooser, seat } from '@turnwise/game';
import type { Json, JsonRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { sandboxAt, wronglyOffered } from '../testing/sandbox-at.ts';
import type { SandboxMatch } from '../testing/sandbox-match.ts';

const mine = { zone: 'battlefield', controller: 'self', types: ['creature'], count: 1 };
const victim = { id: 'victim', selector: mine };
const power = { ref: 'target.victim.power' };
const pay = (amount: Json) => ({ op: 'pay_resource', resource: 'mana', amount });
const sacrifice = { op: 'destroy', target: 'victim' };
const ability = { ref: 'ability' };
const usual = {
  preconditions: [{ op: 'can_activate', target: 'source', ability }],
  costs: [{ op: 'pay_ability_cost', source: 'source', ability }],
};

interface Rite {
  readonly targets?: readonly JsonRecord[];
  readonly costs: readonly JsonRecord[];
  readonly effects?: readonly JsonRecord[];
}

function begin(
  { targets = [victim], costs, effects = [{ op: 'gain_resource', resource: 'score', amount: power }] }: Rite,
  position: JsonRecord = {},
  more: { readonly action?: JsonRecord; readonly ruleset?: JsonRecord } = {},
): SandboxMatch {
  const rite = { id: 'rite', kind: 'activated', targets, costs, effects };
  return sandboxAt(
    {
      targets: [{ id: 'source', selector: { zone: 'battlefield', controller: 'self', card: 'altar', count: 1 } }],
      effects: [{ op: 'execute_ability', source: 'source', ability }],
      action: more.action ?? usual,
      ruleset: { ...more.ruleset, cards: [{ id: 'altar', types: ['relic'], abilities: [rite] }] },
    },
    { zones: { ann: { battlefield: ['altar', 'fox', 'wall'] } }, ...position },
  );
}

function use(match: SandboxMatch, targets: Readonly<Record<string, string | readonly string[]>>): string | undefined {
  const all = { source: 'altar', ...targets };
  return match.send({ kind: 'action', seat: seat(0), action: 'go', targets: all, params: { ability: 'rite' } })?.code;
}

const offered = ({ game, state }: SandboxMatch): readonly unknown[] =>
  game.legalInputs(state, seat(0), 1000).inputs.flatMap((input) => {
    if (input.kind !== 'action') return [];
    const { source: _, ...targets } = input.targets;
    return [targets];
  });

const score = ({ position }: SandboxMatch): unknown =>
  (position['resources'] as Record<string, JsonRecord>)['ann']?.['score'];

test('what is sacrificed is a target still, and is read where it lies now', () => {
  const match = begin({ costs: [sacrifice] });
  expect(use(match, { victim: 'fox' })).toBeUndefined();
  expect(score(match)).toBe(2);
  expect(match.position['zones']).toMatchObject({ ann: { graveyard: ['fox'] } });
});

const untapped = { ...mine, flags: { tapped: false } };
const other = { ...mine, where: [{ op: 'not', of: { op: 'is', left: { ref: 'it' }, right: { ref: 'victim' } } }] };
const two = { ...mine, count: { min: 1, max: 2 } };
const [fox, wall] = [{ victim: 'fox' }, { victim: 'wall' }];
/** With 3 mana, a fox of power 2 and a wall of power 0. */
const WAYS = [
  ['any can be sacrificed', { costs: [sacrifice] }, [fox, wall]],
  ['one resource in two parts', { costs: [pay(power), pay(2)] }, [wall]],
  ['a part of it is too much already', { costs: [pay({ op: 'multiply', of: [power, 2] })] }, [wall]],
  ['nobody can be paid for', { costs: [pay({ op: 'add', of: [power, 4] })] }, []],
  [
    'tapped to pay',
    { targets: [{ ...victim, selector: untapped }], costs: [{ op: 'tap', target: 'victim' }] },
    [fox, wall],
  ],
  [
    'a second target beside it',
    { targets: [victim, { id: 'also', selector: other }], costs: [sacrifice, pay({ op: 'add', of: [power, 2] })] },
    [{ victim: 'wall', also: 'fox' }],
  ],
  [
    'both, and with both more than there is',
    {
      targets: [{ id: 'victim', selector: two }],
      costs: [
        { op: 'destroy', target: { ref: 'target.victim' } },
        pay({ op: 'multiply', of: [2, { op: 'count', of: { ref: 'victim' } }] }),
      ],
      effects: [{ op: 'draw' }],
    },
    [{ victim: ['fox'] }, { victim: ['wall'] }],
  ],
  [
    'one that may be left out, but not where it pays',
    { targets: [{ ...victim, optional: true }], costs: [sacrifice] },
    [{ victim: ['fox'] }, { victim: ['wall'] }],
  ],
] as const;

describe.each(WAYS)('%s', (_name, rite, ways) => {
  test('is offered, drawn and accepted, and nothing else is', () => {
    const match = begin(rite);
    expect(offered(match)).toEqual(ways);
    expect(wronglyOffered(match)).toEqual([]);
    const chooser = createChooser(5);
    const drawn = Array.from({ length: 60 }, () => match.game.sample(match.state, seat(0), chooser));
    const texts = new Set(
      match.game.legalInputs(match.state, seat(0), 100).inputs.map((input) => JSON.stringify(input)),
    );
    expect(new Set(drawn.map((input) => JSON.stringify(input)))).toEqual(texts);
  });

  test('with the word of the ability in the action, and without can_activate', () => {
    const action = { costs: [{ op: 'pay_ability_cost', source: 'source', ability: 'rite' }] };
    const match = begin(rite, {}, { action });
    expect(offered(match)).toEqual(ways);
    expect(wronglyOffered(match)).toEqual([]);
  });
});

test('what cannot be paid is refused with what it costs', () => {
  const match = begin({ costs: [pay(power), pay(2)] });
  expect(use(match, { victim: 'fox' })).toBe('cannotPay');
  const { state, game } = match;
  const input = {
    kind: 'action',
    seat: seat(0),
    action: 'go',
    targets: { source: 'altar', victim: 'fox' },
    params: { ability: 'rite' },
  } as const;
  expect(game.kernel.dispatch(state, input)).toMatchObject({ value: { outcome: { params: { cost: { mana: 4 } } } } });
  expect(use(match, { victim: 'wall' })).toBeUndefined();
});

test.each([
  ['one that can be paid', [pay(power), pay(2)], undefined],
  ['two', [sacrifice], 'targetMissing'],
  ['none', [pay({ op: 'add', of: [power, 4] })], 'preconditionFailed'],
])('left out, with %s', (_name, costs, refused) => {
  expect(use(begin({ costs }), {})).toBe(refused);
});

test('an offer tells what each way costs', () => {
  const { game, state } = begin({ costs: [pay(power), pay(1)] });
  const about = game
    .offers(state, seat(0))
    .flatMap((offer) => (offer.kind === 'action' ? [offer.about?.['cost']] : []));
  expect(about).toEqual([{ mana: 3 }, { mana: 1 }]);
});

test('with the costs of an ability that it does not activate there is nothing to pay with', () => {
  const action = { effects: [{ op: 'draw' }], costs: [{ op: 'pay_ability_cost', source: 'source', ability: 'rite' }] };
  const match = begin({ costs: [sacrifice] }, {}, { action });
  expect(
    match.send({ kind: 'action', seat: seat(0), action: 'go', targets: { source: 'altar' }, params: {} })?.code,
  ).toBe('cannotPay');
});

test('what answers the activation and takes the victim away leaves the costs without it', () => {
  const saves = {
    id: 'saves',
    timing: 'before',
    when: { event: 'ability_activated' },
    effects: [{ op: 'move_zone', target: { selector: { zone: 'battlefield', card: 'fox' } }, to: 'hand' }],
  };
  const match = begin({ costs: [sacrifice, pay(1)] }, {}, { ruleset: { reactions: [saves] } });
  expect(use(match, { victim: 'fox' })).toBeUndefined();
  expect(match.events.map(({ kind }) => kind)).not.toContain('destroyed');
  expect(match.position['zones']).toMatchObject({ ann: { hand: ['fox'] } });
});

test('a move that is paid and replaced leaves the victim where it is, a target still', () => {
  const stays = { id: 'stays', timing: 'before', when: { event: 'zone_moved' }, effects: [{ op: 'counter' }] };
  const match = begin({ costs: [sacrifice] }, {}, { ruleset: { reactions: [stays] } });
  expect(use(match, { victim: 'fox' })).toBeUndefined();
  expect(score(match)).toBe(2);
});

test('a token that is sacrificed can be read', () => {
  const make = { id: 'make', timing: 'instant', effects: [{ op: 'create_token', card: 'fox' }] };
  const zones = { ann: { battlefield: ['altar'] } };
  const match = begin({ costs: [sacrifice] }, { zones }, { ruleset: { actions: [make] } });
  match.send({ kind: 'action', seat: seat(0), action: 'make', targets: {}, params: {} });
  expect(use(match, {})).toBeUndefined();
  expect(score(match)).toBe(2);
});
