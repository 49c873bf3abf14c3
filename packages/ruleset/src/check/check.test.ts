// The checker: every code by its example, and tables of what each part of a ruleset may say.
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from './check.ts';
import { CODES, SOUND } from './codes.ts';

type Sections = Readonly<Record<string, Json>>;

/** `code path` of everything that is told. */
function told(sections: Sections): readonly string[] {
  const { errors, warnings } = checkRuleset({ ...SOUND, ...sections });
  return [...errors, ...warnings].map(({ code, path }) => `${code} ${path}`);
}

test('a sound ruleset has no issue', () => {
  expect(told({})).toEqual([]);
});

describe.each(Object.entries(CODES))('%s', (code, { severity, example, at, means }) => {
  const { ruleset, errors, warnings } = checkRuleset({ ...SOUND, ...example });

  test('its example has this issue and no other', () => {
    expect([...errors, ...warnings]).toEqual([expect.objectContaining({ code, path: at, severity })]);
    expect(means).toMatch(/^[A-Z].*[.…]$/);
  });

  test('only an error keeps a ruleset from being played', () => {
    expect(ruleset === undefined).toBe(severity === 'error');
    expect(errors).toHaveLength(severity === 'error' ? 1 : 0);
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

describe('cycles of reactions', () => {
  const reaction = (id: string, event: string, effects: Json, more: Sections = {}): Json => ({
    id,
    when: { event },
    effects,
    ...more,
  });
  const damage = [{ op: 'deal_damage', target: { selector: { players: 'any' } }, amount: 1 }];
  const shuffle = [{ op: 'shuffle', zone: 'deck' }];
  const stacked = [{ op: 'is', left: { ref: 'event.to' }, right: 'hand' }];
  const move = (to: string): Json => [{ op: 'move_zone', target: { selector: { zone: 'deck', top: 1 } }, to }];

  test.each<[string, readonly Json[], readonly string[]]>([
    ['none', [reaction('a', 'damaged', shuffle)], []],
    ['of one', [reaction('a', 'damaged', damage)], ['endlessReaction a → damaged → a']],
    ['by the name of the operator', [reaction('a', 'deal_damage', damage)], ['endlessReaction a → damaged → a']],
    [
      'of two, each of which is told',
      [reaction('a', 'damaged', shuffle), reaction('b', 'shuffled', damage)],
      ['endlessReaction a → shuffled → b → damaged → a', 'endlessReaction b → damaged → a → shuffled → b'],
    ],
    ['with a limit', [reaction('a', 'damaged', damage, { limit: { oncePerSource: true } })], []],
    ['with a limit in snake case', [reaction('a', 'damaged', damage, { limit: { once_per_turn: true } })], []],
    [
      'with a limit that does not stop it',
      [reaction('a', 'damaged', damage, { limit: { maxPerEvent: 1 } })],
      ['endlessReaction a → damaged → a'],
    ],
    [
      'that a condition may stop',
      [reaction('a', 'damaged', damage, { conditions: [{ op: 'stack_empty' }] })],
      ['maybeEndless a → damaged → a'],
    ],
    [
      'that a player may stop',
      [reaction('a', 'damaged', [{ op: 'may', do: damage }])],
      ['maybeEndless a → damaged → a'],
    ],
    [
      'that comes to rest by itself',
      [reaction('a', 'flag_changed', [{ op: 'tap', target: { selector: { count: 'all' } } }])],
      ['maybeEndless a → flag_changed → a'],
    ],
    [
      'that its filter excludes',
      [{ id: 'a', when: { event: 'zone_moved', filters: stacked }, effects: move('graveyard') }],
      [],
    ],
    [
      'that its filter allows',
      [{ id: 'a', when: { event: 'zone_moved', filters: stacked }, effects: move('hand') }],
      ['maybeEndless a → zone_moved → a'],
    ],
    [
      'that what follows an event closes',
      [{ id: 'a', when: { event: 'zone_moved', filters: stacked }, effects: [{ op: 'draw' }] }],
      ['maybeEndless a → zone_moved → a'],
    ],
    [
      'that a card closes which is made where it looks',
      [
        {
          id: 'a',
          when: { event: 'zone_moved', filters: stacked },
          effects: [{ op: 'copy_card', target: { selector: { zone: 'deck', top: 1 } }, to: 'hand' }],
        },
      ],
      ['maybeEndless a → zone_moved → a'],
    ],
    [
      'that a card does not close which is made elsewhere',
      [
        {
          id: 'a',
          when: { event: 'zone_moved', filters: stacked },
          effects: [{ op: 'copy_card', target: { selector: { zone: 'deck', top: 1 } }, to: 'deck' }],
        },
      ],
      [],
    ],
    ['of questions', [reaction('a', 'asked', [{ op: 'may', do: shuffle }])], ['maybeEndless a → asked → a']],
    [
      'of a reaction that may be declined',
      [reaction('a', 'answered', shuffle, { may: true })],
      ['maybeEndless a → answered → a'],
    ],
    [
      'of questions that another rule asks',
      [
        {
          id: 'a',
          when: { event: 'asked', filters: [{ op: 'is', left: { ref: 'event.rule' }, right: 'b' }] },
          effects: [{ op: 'may', do: shuffle }],
        },
      ],
      [],
    ],
  ])('%s', (_, reactions, expected) => {
    const { errors, warnings } = checkRuleset({ ...SOUND, reactions });
    const texts = [...errors, ...warnings].map(
      ({ code, expected: text }) => `${code} ${text.replace(/^.* in the cycle /, '')}`,
    );
    expect(texts).toEqual(expected);
  });

  test('through an event of the ruleset that raises itself', () => {
    const events = [{ id: 'echo', resolve: [{ op: 'emit', event: 'echo' }] }];
    expect(told({ events })).toEqual(['endlessReaction events[0]']);
  });

  test('through an ability of a card, told by its name', () => {
    const bite = { id: 'bite', kind: 'triggered', when: { event: 'ability_resolved' }, effects: [] };
    const [issue] = checkRuleset({ ...SOUND, cards: [{ id: 'fox', abilities: [bite] }] }).warnings;
    expect(issue).toMatchObject({
      path: 'cards[0].abilities[0]',
      expected: expect.stringContaining('fox.bite → ability_resolved → fox.bite'),
    });
  });
});

describe('secrets', () => {
  const events = [{ id: 'shown', payload: { card: 'card', name: 'text', points: 'number' }, secret: ['card'] }];
  const showing = (payload: Json, when = 'card_drawn'): Sections => ({
    events,
    reactions: [{ id: 'tell', when: { event: when }, effects: [{ op: 'emit', event: 'shown', payload }] }],
  });

  test.each<[string, Json, string, readonly string[]]>([
    ['a drawn card in a secret field', { card: { ref: 'event.card' } }, 'card_drawn', []],
    ['its name in an open one', { name: { ref: 'event.card.definition' } }, 'card_drawn', ['name']],
    ['its cost', { points: { op: 'add', of: [1, { ref: 'event.card.cost' }] } }, 'card_drawn', ['points']],
    ['who has it', { points: { ref: 'event.card.controller.mana' } }, 'card_drawn', []],
    ['the name of a destroyed card', { name: { ref: 'event.card.definition' } }, 'destroyed', []],
    ['how many are in a hand', { points: { op: 'count', of: { zone: 'hand' } } }, 'destroyed', []],
    [
      'what they cost',
      { points: { op: 'sum', of: { zone: 'hand' }, value: { ref: 'it.cost' } } },
      'destroyed',
      ['points'],
    ],
  ])('%s', (_, payload, when, fields) => {
    const issues = told(showing(payload, when)).filter((issue) => issue.startsWith('secretTold'));
    expect(issues).toEqual(fields.map((field) => `secretTold reactions[0].effects[0].payload.${field}`));
  });

  test('what was chosen in secret stays secret under its name', () => {
    const effects = [
      { op: 'select', from: { zone: 'hand', controller: 'self' }, as: 'chosen' },
      { op: 'let', as: 'again', value: 'chosen' },
      { op: 'emit', event: 'shown', payload: { card: 'chosen', name: { ref: 'again.definition' }, points: 0 } },
    ];
    expect(told({ events, setup: effects })).toEqual(['secretTold setup[2].payload.name']);
  });
});

describe('secret parameters', () => {
  const bid = (effects: readonly Json[], more: Sections = {}): Json => ({
    id: 'bid',
    timing: 'instant',
    params: { amount: { min: 0, max: 9, secret: true }, colour: { oneOf: ['red', 'blue'] } },
    effects,
    ...more,
  });
  const gain = (amount: Json): Json => ({ op: 'gain_resource', resource: 'mana', amount });
  const big = (ref: string): Json => ({ op: 'compare', left: { ref }, is: '>', right: 3 });
  const answer = (more: Sections): Sections => ({
    actions: [bid([])],
    reactions: [{ id: 'rule', when: { event: 'action_taken' }, effects: [], ...more }],
  });

  test.each<[string, Sections, readonly string[]]>([
    ['a number that all see', { actions: [bid([gain({ ref: 'amount' })])] }, ['actions[0].effects[0].amount']],
    ['the same by its name alone', { actions: [bid([gain('amount')])] }, ['actions[0].effects[0].amount']],
    ['a public one', { actions: [bid([gain(1), { op: 'let', as: 'x', value: 'colour' }])] }, []],
    [
      'what is computed from it',
      {
        actions: [
          bid([
            { op: 'let', as: 'more', value: { op: 'add', of: [1, { ref: 'amount' }] } },
            { op: 'set_resource', resource: 'mana', amount: { ref: 'bound.more' } },
          ]),
        ],
      },
      ['actions[0].effects[1].amount'],
    ],
    [
      'what is done because of it',
      { actions: [bid([{ op: 'if', condition: big('amount'), then: [gain(1)] }])] },
      ['actions[0].effects[0].condition'],
    ],
    [
      'a cost',
      { actions: [bid([], { costs: [{ op: 'pay_resource', resource: 'mana', amount: 'amount' }] })] },
      ['actions[0].costs[0].amount'],
    ],
    ['what the seat itself may do', { actions: [bid([], { preconditions: [big('amount')] })] }, []],
    [
      'what is answered',
      answer({ when: { event: 'action_taken', filters: [big('event.amount')] } }),
      ['reactions[0].when.filters[0]'],
    ],
    ['a condition of an answer', answer({ conditions: [big('event.amount')] }), ['reactions[0].conditions[0]']],
    [
      'an answer to the action itself',
      answer({ when: { event: 'bid' }, effects: [gain({ ref: 'event.amount' })] }),
      ['reactions[0].effects[0].amount'],
    ],
    ['what an answer does', answer({ effects: [gain({ ref: 'event.amount' })] }), ['reactions[0].effects[0].amount']],
    [
      'an answer to an action that has a public one of the same name',
      {
        actions: [bid([]), { ...(bid([]) as object), id: 'call', params: { amount: { min: 0, max: 9 } } }],
        reactions: [
          {
            id: 'rule',
            when: { event: 'action_taken', filters: [{ op: 'is', left: { ref: 'event.action' }, right: 'call' }] },
            effects: [gain({ ref: 'event.amount' })],
          },
        ],
      },
      [],
    ],
    ['an answer to something else', answer({ effects: [gain(1)] }), []],
  ])('%s', (_, sections, places) => {
    const issues = told(sections).filter((issue) => issue.startsWith('secretTold'));
    expect(issues).toEqual(places.map((place) => `secretTold ${place}`));
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

describe('an attribute that is computed from itself', () => {
  const add = { ref: 'self.power' };
  test.each<[string, Sections, boolean]>([
    ['of the card itself', { modify: [{ attribute: 'power', add }] }, true],
    [
      'in the middle of a value',
      { modify: [{ attribute: 'power', multiply: { op: 'add', of: [1, 'self.power'] } }] },
      true,
    ],
    ['of cards among which it is', { affects: { types: ['beast'] }, modify: [{ attribute: 'power', add }] }, true],
    ['of other cards', { affects: { other: true }, modify: [{ attribute: 'power', add }] }, false],
    ['another one', { modify: [{ attribute: 'power', add: { ref: 'self.counters.damage' } }] }, false],
  ])('%s', (_, about, warned) => {
    const issues = told({
      cards: [{ id: 'fox', types: ['beast'], abilities: [{ id: 'own', kind: 'continuous', ...about }] }],
    });
    expect(issues).toEqual(
      warned ? [expect.stringMatching(/^readsItself cards\[0\]\.abilities\[0\]\.modify\[0\]\./)] : [],
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

describe('zones that may be full', () => {
  const zones = (SOUND.zones as readonly Readonly<Record<string, Json>>[]).map((zone) =>
    zone.id === 'hand' || zone.id === 'battlefield' ? { ...zone, capacity: 7 } : zone,
  );
  const step = (effects: Json, more: Sections = {}): Sections => ({
    turnStructure: {
      phases: [{ id: 'main', steps: [{ id: 'main1', effects, ...more }] }],
      priorityWindows: [{ phase: 'main', step: 'main1' }],
    },
  });
  const draw = (count: Json): readonly Json[] => [{ op: 'draw', count }];
  const room = { op: 'subtract', from: 7, take: { ref: 'active.hand.count' } };
  const guard = { op: 'compare', left: { ref: 'active.hand.count' }, is: '<', right: 7 };
  const dealing = [{ id: 'deal', resolve: draw(1) }];
  const act = (effects: Json): Json => ({ id: 'act', timing: 'instant', effects });
  const top = (count: Json): Json => ({ selector: { zone: 'deck', top: count } });

  test.each<[string, Sections, boolean]>([
    ['drawing in a step', step(draw(1)), true],
    ['drawing what there is room for', step(draw(room)), false],
    ['drawing after a look', step([{ op: 'if', condition: guard, then: draw(1) }]), false],
    ['a step that has conditions', step(draw(1), { conditions: [guard] }), false],
    ['drawing once in the setup', { setup: draw(7) }, false],
    ['drawing too many in the setup', { setup: draw(8) }, true],
    ['moving cards in a step', step([{ op: 'move_zone', target: top(1), to: 'hand' }]), true],
    ['moving some in the setup', { setup: [{ op: 'move_zone', target: top(2), to: 'battlefield' }] }, false],
    ['moving into a zone that takes all', step([{ op: 'move_zone', target: top(1), to: 'graveyard' }]), false],
    ['drawing a computed number that does not look', step(draw({ ref: 'state.turn' })), true],
    ['an event that a step raises', { ...step([{ op: 'emit', event: 'deal' }]), events: dealing }, true],
    ['an event that an action raises', { actions: [act([{ op: 'emit', event: 'deal' }])], events: dealing }, false],
    ['making a card in a step', step([{ op: 'create_card', card: 'fox' }]), true],
    ['an action, which only fails', { actions: [act(draw(1))] }, false],
  ])('%s', (_, sections, warned) => {
    const { warnings, errors } = checkRuleset({ ...SOUND, zones, ...sections });
    expect(errors).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(warned ? ['mayHalt'] : []);
  });
});
