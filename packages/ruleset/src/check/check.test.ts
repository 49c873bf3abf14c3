// The checker: every code by its example, and tables of what each part of a ruleset may say.
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { told } from '../testing/checked.ts';
import type { Sections } from '../testing/checked.ts';
import { checkRuleset } from './check.ts';
import { CODES, SOUND } from './codes.ts';

test('a sound ruleset has no issue', () => {
  expect(told({})).toEqual([]);
});

describe.each(Object.entries(CODES))('%s', (code, { severity, example, at, means }) => {
  const { ruleset, errors, warnings } = checkRuleset({ ...SOUND, ...example });

  test('its example has this issue and no other', () => {
    // The last of many says so.
    const only = code === 'moreIssues' ? errors.slice(-1) : [...errors, ...warnings];
    expect(only).toEqual([expect.objectContaining({ code, path: at, severity })]);
    expect(means).toMatch(/^[A-Z].*[.…]$/);
  });

  test('only an error keeps a ruleset from being played', () => {
    expect(ruleset === undefined).toBe(severity === 'error');
    expect(errors).toHaveLength(code === 'moreIssues' ? 101 : severity === 'error' ? 1 : 0);
  });
});

test('everything is told at once, and what is broken does not hide the rest', () => {
  expect(
    told({
      cards: [
        { id: 'fox', cost: 'two', abilities: ['nothing'] },
        { id: 'owl', keywords: ['flying'], attributes: { wits: 1 } },
      ],
      setup: [{ op: 'shuffle', zone: 'dekc' }],
      victory: [{ result: 'win', reason: 'owls', conditions: [{ op: 'exists', selector: { card: 'fox' } }] }],
    }),
  ).toEqual([
    'wrongType cards[0].cost',
    'unknownName cards[0].abilities[0]',
    'unknownName cards[1].attributes.wits',
    'unknownName setup[0].zone',
  ]);
});

test('a near name is told', () => {
  const { errors } = checkRuleset({
    ...SOUND,
    setup: [
      { op: 'shufle', zone: 'deck' },
      { op: 'shuffle', zone: 'dekc' },
    ],
  });
  const [operator, zone] = errors;
  expect(errors).toHaveLength(2);
  expect(operator).toMatchObject({ found: '"shufle"', suggestion: 'shuffle' });
  expect(zone).toMatchObject({ expected: 'a zone (did you mean deck?)', found: '"dekc"', suggestion: 'deck' });
});

test.each<[string, Json]>([
  ['nothing', null],
  ['a list', []],
  ['an empty record', {}],
  ['sections of the wrong sort', { ...SOUND, cards: 7, actions: { id: 'act' }, turnStructure: [] }],
])('a document that is %s is told of, not thrown at', (_, document) => {
  expect(checkRuleset(document).errors.length).toBeGreaterThan(0);
});

/** The action with which seats use the abilities of their cards. */
const USE = {
  id: 'use',
  timing: 'stack',
  targets: [{ id: 'source', selector: {} }],
  preconditions: [{ op: 'can_activate', target: 'source', ability: { ref: 'which' } }],
  costs: [{ op: 'pay_ability_cost', source: 'source', ability: { ref: 'which' } }],
  effects: [{ op: 'execute_ability', source: 'source', ability: { ref: 'which' } }],
};

/** A place for an expression, with what is around it. */
const PLACES = {
  setup: (node: Json): Sections => ({ setup: [{ op: 'let', as: 'x', value: node }] }),
  step: (node: Json): Sections => ({
    turnStructure: {
      phases: [{ id: 'main', steps: [{ id: 'main1', effects: [{ op: 'let', as: 'x', value: node }] }] }],
      priorityWindows: [],
    },
  }),
  action: (node: Json): Sections => ({
    actions: [
      {
        id: 'act',
        timing: 'instant',
        params: { bid: { min: 1, max: 3 }, suit: { oneOf: ['hearts'] } },
        targets: [
          { id: 'who', selector: { zone: 'battlefield', count: 1 } },
          { id: 'several', selector: { zone: 'hand', controller: 'self', count: { upTo: 2 } } },
          { id: 'item', selector: { stack: true } },
        ],
        effects: [{ op: 'let', as: 'x', value: node }],
      },
    ],
  }),
  ability: (node: Json): Sections => ({
    cards: [
      {
        id: 'fox',
        abilities: [
          {
            id: 'bite',
            kind: 'triggered',
            when: { event: 'deal_damage' },
            effects: [{ op: 'let', as: 'x', value: node }],
          },
        ],
      },
    ],
  }),
  reaction: (node: Json): Sections => ({
    reactions: [{ id: 'rule', when: { event: 'zone_moved' }, effects: [{ op: 'let', as: 'x', value: node }] }],
  }),
} as const;

describe('a path', () => {
  const shared = { id: 'market', owner: 'shared', visibility: 'public', role: 'none' };
  const more: Sections = {
    zones: [...(SOUND.zones as readonly Json[]), shared],
    flags: ['tapped', { id: 'ready', on: 'player' }, { id: 'night', on: 'match' }],
  };

  test.each<[keyof typeof PLACES, string, string]>([
    ['setup', 'controller.health', 'ok'],
    ['setup', 'players.count', 'ok'],
    ['setup', 'opponent.hand.count', 'ok'],
    ['setup', 'active.ready', 'ok'],
    ['setup', 'active.flags.ready', 'ok'],
    ['setup', 'state.turn', 'ok'],
    ['setup', 'state.flags.night', 'ok'],
    ['setup', 'state.market.count', 'ok'],
    ['setup', 'state.market.power', 'ok'],
    ['setup', 'state.hand', 'unknownProperty'],
    ['setup', 'state.flags.day', 'unknownName'],
    ['setup', 'controller.market', 'unknownProperty'],
    ['setup', 'controller.flags.tapped', 'unknownName'],
    ['setup', 'controller.controller', 'unknownProperty'],
    ['setup', 'state.turn.count', 'unknownProperty'],
    ['setup', 'self', 'notHere'],
    ['setup', 'event.card', 'notHere'],
    ['setup', 'it.power', 'notHere'],
    ['setup', 'bound.x', 'notBoundYet'],
    ['setup', 'bound.y', 'unknownName'],
    ['setup', 'target.y', 'unknownName'],
    ['setup', 'nobody', 'unknownName'],
    ['setup', 'constructor', 'unknownName'],
    ['setup', 'state.constructor', 'unknownProperty'],
    ['setup', 'controller.toString', 'unknownProperty'],
    ['step', 'active.mana', 'ok'],
    ['step', 'owner', 'notHere'],
    ['action', 'self.power', 'ok'],
    ['action', 'card.zone', 'ok'],
    ['action', 'owner.health', 'ok'],
    ['action', 'who.tapped', 'ok'],
    ['action', 'target.who.flags.tapped', 'ok'],
    ['action', 'who.counters.damage', 'ok'],
    ['action', 'who.counters.growth', 'unknownName'],
    ['action', 'who.damage', 'unknownProperty'],
    ['action', 'who.count', 'unknownProperty'],
    ['action', 'several.count', 'ok'],
    ['action', 'several.cost', 'ok'],
    ['action', 'item.who.power', 'ok'],
    ['action', 'item.power', 'unknownProperty'],
    ['action', 'bid', 'ok'],
    ['action', 'bid.count', 'unknownProperty'],
    ['action', 'suit', 'ok'],
    ['action', 'event.who.cost', 'ok'],
    ['action', 'event.kind', 'ok'],
    ['action', 'event.what', 'unknownField'],
    ['ability', 'event.target.power', 'ok'],
    ['ability', 'event.target.health', 'ok'],
    ['ability', 'event.amount', 'ok'],
    ['ability', 'event.amount.power', 'unknownProperty'],
    ['ability', 'event.source.controller.mana', 'ok'],
    ['ability', 'self.definition', 'ok'],
    ['ability', 'self.health', 'unknownProperty'],
    ['reaction', 'event.to', 'ok'],
    ['reaction', 'event.player.mana', 'ok'],
    ['reaction', 'self', 'notHere'],
  ])('in the %s: %s is %s', (place, path, expected) => {
    const issues = told({ ...more, ...PLACES[place]({ ref: path }) });
    expect(issues.map((issue) => issue.split(' ')[0])).toEqual(expected === 'ok' ? [] : [expected]);
  });
});

describe('types', () => {
  const condition = (left: Json, is: string, right: Json): Sections => ({
    reactions: [
      {
        id: 'rule',
        when: { event: 'zone_moved' },
        conditions: [is === 'is' ? { op: 'is', left, right } : { op: 'compare', left, is, right }],
        effects: [],
      },
    ],
  });

  test.each<[Json, string, Json, string]>([
    [{ ref: 'event.to' }, 'is', 'hand', ''],
    ['graveyard', 'is', { ref: 'event.from' }, ''],
    [{ ref: 'event.to' }, '=', 'hand', ''],
    [{ ref: 'event.to' }, 'is', 'hnad', 'unknownName right'],
    [{ ref: 'event.to' }, 'is', 'main', 'unknownName right'],
    [{ ref: 'event.to' }, '=', 3, 'typeMismatch right'],
    [{ ref: 'event.to' }, '<', 'hand', 'typeMismatch left'],
    [{ ref: 'event.card' }, 'is', 'active', 'typeMismatch right'],
    [{ ref: 'event.card.controller' }, 'is', 'active', ''],
    [{ ref: 'event.card.definition' }, 'is', 'fox', ''],
    [{ ref: 'event.card.definition' }, 'is', 'hand', 'unknownName right'],
    [{ ref: 'event.card.cost' }, '>=', { ref: 'event.player.mana' }, ''],
    [{ ref: 'event.card.cost' }, '>=', { ref: 'event.player' }, 'typeMismatch right'],
    [{ ref: 'event.card.tapped' }, '=', true, ''],
    [{ ref: 'event.card.tapped' }, '=', 1, 'typeMismatch right'],
    [{ ref: 'state.phase' }, 'is', 'end', ''],
    [{ ref: 'state.step' }, 'is', 'main', 'unknownName right'],
    [{ ref: 'event.kind' }, 'is', 'move_zone', ''],
    [{ op: 'stack_empty' }, '=', true, ''],
    [{ op: 'exists', selector: { zone: 'hand' } }, '=', true, ''],
    [{ op: 'exists', selector: { zone: 'hnad' } }, '=', true, 'unknownName left.selector.zone'],
    [
      { op: 'count', of: { zone: 'hand' } },
      '<',
      { op: 'add', of: [1, { ref: 'event.card' }] },
      'typeMismatch right.of[1]',
    ],
    ['self', 'is', { ref: 'event.card' }, 'notHere left'],
    ['word', 'is', 3, 'unknownName left'],
    [{ op: 'when', conditions: [], then: 1, else: 'active' }, '=', 1, 'typeMismatch left.else'],
    [{ op: 'first', of: 'players' }, 'is', 'active', ''],
    [{ op: 'at', of: { zone: 'hand' }, index: 0 }, 'is', 'active', 'typeMismatch right'],
    [{ op: 'sum', of: 'players', value: { ref: 'it.mana' } }, '>', 3, ''],
    [{ op: 'sum', of: 'players', value: { ref: 'it.power' } }, '>', 3, 'unknownProperty left.value.ref'],
    [{ op: 'count', of: { ref: 'state.turn' } }, '>', 3, 'typeMismatch left.of'],
  ])('%j %s %j', (left, is, right, expected) => {
    const [code, place] = expected.split(' ');
    const full = expected === '' ? [] : [`${code} reactions[0].conditions[0].${place}`];
    expect(told(condition(left, is, right))).toEqual(full);
  });
});

describe('windows', () => {
  const act = (preconditions: readonly Json[], more: Sections = {}): Sections => ({
    actions: [{ id: 'act', timing: 'stack', effects: [], preconditions, ...more }],
  });
  const inPhase = (phase: string, step?: string): Json => ({
    op: 'phase_allows',
    phase,
    ...(step === undefined ? {} : { step }),
  });

  test.each<[string, readonly Json[], boolean]>([
    ['no precondition', [], true],
    ['the phase of the window', [inPhase('main')], true],
    ['the step of the window', [inPhase('main', 'main1')], true],
    ['another phase', [inPhase('end')], false],
    ['two phases at once', [inPhase('main'), inPhase('end')], false],
    ['one of two phases', [{ op: 'any', of: [inPhase('main'), inPhase('end')] }], true],
    ['not the phase of the window', [{ op: 'not', of: inPhase('main') }], false],
    ['the step by its name', [{ op: 'is', left: { ref: 'state.step' }, right: 'cleanup' }], false],
    ['numbers that are never so', [{ op: 'compare', left: 1, is: '>', right: 2 }], false],
    ['what hangs on the match', [{ op: 'compare', left: { ref: 'state.turn' }, is: '>', right: 2 }], true],
  ])('%s', (_, preconditions, allowed) => {
    expect(told(act(preconditions))).toEqual(allowed ? [] : ['noWindow actions[0].preconditions']);
  });

  test('an empty stack in the window of the opponents', () => {
    const structure = SOUND.turnStructure as Readonly<Record<string, Json>>;
    const turnStructure = { ...structure, priorityWindows: [{ phase: 'main', step: 'main1', who: 'opponents' }] };
    expect(told({ turnStructure, ...act([], { priority: 'empty_stack' }) })).toEqual([
      'noWindow actions[0].preconditions',
    ]);
    expect(told({ turnStructure, ...act([], { priority: 'active' }) })).toEqual([]);
  });
});

describe('targets before they are chosen', () => {
  const expensive = (root: string): Json => ({ op: 'compare', left: { ref: `${root}.cost` }, is: '>', right: 1 });
  const targets = [
    { id: 'one', selector: { where: [expensive('one')] } },
    { id: 'two', selector: { where: [expensive('one'), expensive('two')] } },
  ];

  test('in an action', () => {
    const [first, second] = [{ id: 'one', selector: { where: [expensive('self')] } }, targets[1]];
    const preconditions = [expensive('two'), expensive('self')];
    expect(
      told({ actions: [{ id: 'act', timing: 'stack', targets: [first, second], preconditions, effects: [] } as Json] }),
    ).toEqual([
      'targetNotChosen actions[0].targets[0].selector.where[0].left.ref',
      'targetNotChosen actions[0].targets[1].selector.where[1].left.ref',
    ]);
  });

  test('in an ability, whose conditions come before, and whose costs after', () => {
    const bite = {
      id: 'bite',
      kind: 'activated',
      targets,
      conditions: [expensive('self'), expensive('one')],
      costs: [{ op: 'tap', target: 'two' }],
      effects: [{ op: 'destroy', target: 'two' }],
    };
    expect(told({ cards: [{ id: 'fox', abilities: [bite] }], actions: [USE] })).toEqual([
      'targetNotChosen cards[0].abilities[0].targets[0].selector.where[0].left.ref',
      'targetNotChosen cards[0].abilities[0].targets[1].selector.where[1].left.ref',
      'targetNotChosen cards[0].abilities[0].conditions[1].left.ref',
    ]);
  });

  test('in the filters of what is answered', () => {
    const rule = {
      id: 'rule',
      when: { event: 'damaged', filters: [expensive('two')] },
      targets: [{ id: 'two', selector: {} }],
      effects: [],
    };
    expect(told({ reactions: [rule] })).toEqual(['targetNotChosen reactions[0].when.filters[0].left.ref']);
  });
});

describe('abilities', () => {
  const kinds = ['activated', 'triggered', 'replacement', 'continuous', 'cast'];
  test.each(kinds)('an ability that is %s and nothing else misses what it needs', (kind) => {
    const issues = told({ cards: [{ id: 'fox', abilities: [{ id: 'bare', kind }] }], actions: [USE] });
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.every((issue) => issue.startsWith('missingKey cards[0].abilities[0].'))).toBe(true);
  });

  test('the parameter that names an ability needs no declaration, and is there everywhere in its action', () => {
    expect(told({ actions: [USE] })).toEqual([]);
    expect(told({ actions: [{ ...USE, effects: [] }] })).toEqual([
      'unknownName actions[0].preconditions[0].ability.ref',
      'unknownName actions[0].costs[0].ability.ref',
    ]);
  });

  test.each<[string, Json, boolean]>([
    ['that an input names', { ref: 'which' }, true],
    ['that is named itself', 'bite', true],
    ['of another name', 'bark', false],
  ])('an activated ability can be used by an action that executes one %s: %j', (_, ability, usable) => {
    const act = (id: string): Json => ({ id, kind: 'activated', effects: [{ op: 'tap', target: 'self' }] });
    const effects = [{ op: 'execute_ability', source: 'source', ability }];
    const cards = [{ id: 'fox', abilities: [act('bite')] }];
    const abilities = [{ id: 'bark', kind: 'continuous', modify: [{ attribute: 'power', add: 1 }] }];
    expect(told({ cards, abilities, actions: [{ ...USE, preconditions: [], costs: [], effects }] })).toEqual(
      usable ? [] : ['unusableAbility cards[0].abilities[0].kind'],
    );
  });
});

describe('words of a parameter', () => {
  const act = (condition: Json): Sections => ({
    actions: [
      {
        id: 'dye',
        timing: 'instant',
        params: { colour: { oneOf: ['crimson', 'blue'] } },
        effects: [{ op: 'if', condition, then: [{ op: 'end_turn' }] }],
      },
    ],
  });
  const ref = { ref: 'colour' };

  test.each<[Json, readonly string[]]>([
    [{ op: 'is', left: ref, right: 'crimson' }, []],
    [{ op: 'is', left: 'blue', right: 'colour' }, []],
    [{ op: 'is', left: ref, right: 'crimsn' }, ['right']],
    [{ op: 'is', left: 'blu', right: ref }, ['left']],
    [{ op: 'compare', left: 'colour', is: '!=', right: 'red' }, ['right']],
  ])('%j', (condition, places) => {
    const at = 'actions[0].effects[0].condition';
    expect(told(act(condition))).toEqual(places.map((place) => `unknownName ${at}.${place}`));
  });

  test('a near one is told', () => {
    const [issue] = checkRuleset({ ...SOUND, ...act({ op: 'is', left: ref, right: 'crimsn' }) }).errors;
    expect(issue?.expected).toBe('one of crimson, blue (did you mean crimson?)');
  });
});
