/**
 * A ruleset without sense that uses all of the format: every operator, every kind of ability, limits, layers, windows, shared and
 * hidden zones, violations, players who drop out. Random play of it holds the two interpreters against each other.
 */
type Node = Readonly<Record<string, unknown>>;

const CREATURE = { zone: 'battlefield', types: ['creature'] };
const ANY_CREATURE = { ...CREATURE, count: 1 };
const ALL_CREATURES = { selector: { ...CREATURE, count: 'all' } };
const CONTROLLER = { ref: 'controller' };
const GOLD = { op: 'pay_resource', resource: 'gold', amount: 1 };

/** A spell: its effects when it is cast, with targets if it has any. */
function spell(id: string, effects: readonly Node[], more: Node = {}): Node {
  return { id, types: ['spell'], cost: 1, abilities: [{ id: 'effect', kind: 'cast', effects, ...more }] };
}

/** A creature or relic with abilities. */
function permanent(
  id: string,
  type: string,
  [power, toughness]: readonly [number, number],
  abilities: readonly unknown[],
  more: Node = {},
): Node {
  return { id, types: [type], cost: 1, attributes: { power, toughness }, abilities, ...more };
}

function triggered(
  id: string,
  event: string,
  filters: readonly Node[],
  effects: readonly Node[],
  more: Node = {},
): Node {
  return { id, kind: 'triggered', when: { event, filters }, effects, ...more };
}

const isSelf = (field: string): Node => ({ op: 'is', left: { ref: `event.${field}` }, right: { ref: 'self' } });
const isMine = (field: string): Node => ({ op: 'is', left: { ref: `event.${field}` }, right: CONTROLLER });

const CREATURES: readonly Node[] = [
  permanent('bear', 'creature', [2, 2], []),
  permanent('wolf', 'creature', [1, 2], [], { keywords: ['swift'] }),
  permanent('hawk', 'creature', [1, 1], [], { keywords: ['flying', 'swift'] }),
  permanent(
    'chief',
    'creature',
    [1, 3],
    [
      {
        id: 'leads',
        kind: 'continuous',
        affects: { ...CREATURE, controller: 'self', other: true },
        modify: [{ attribute: 'power', add: 1 }, { grant: 'swift' }],
      },
    ],
  ),
  permanent(
    'giant',
    'creature',
    [1, 4],
    [
      {
        id: 'grows',
        kind: 'continuous',
        affects: 'self',
        while: [{ op: 'compare', left: { ref: 'controller.gold' }, is: '>=', right: 4 }],
        modify: [
          { attribute: 'power', multiply: 2 },
          { attribute: 'toughness', set: { op: 'add', of: [4, { ref: 'controller.fame' }] } },
        ],
      },
    ],
  ),
  permanent(
    'warden',
    'creature',
    [0, 4],
    [
      {
        id: 'holds',
        kind: 'continuous',
        affects: { ...CREATURE, controller: 'opponent', attributes: [{ attribute: 'power', is: '>', value: 2 }] },
        modify: [{ forbid: 'attack' }],
      },
      {
        id: 'guards',
        kind: 'replacement',
        when: {
          event: 'deal_damage',
          filters: [{ op: 'controller_is', target: { ref: 'event.target' }, player: 'self' }],
        },
        effects: [{ op: 'replace_event', set: { amount: { op: 'subtract', from: { ref: 'event.amount' }, take: 1 } } }],
        limit: { maxPerEvent: 2 },
      },
    ],
  ),
  permanent(
    'martyr',
    'creature',
    [1, 2],
    [
      triggered(
        'gives',
        'destroyed',
        [isSelf('card')],
        [
          {
            op: 'for_each',
            in: 'opponents',
            as: 'p',
            do: [{ op: 'deal_damage', target: { ref: 'bound.p' }, amount: 1 }],
          },
        ],
      ),
      {
        id: 'steps_in',
        kind: 'replacement',
        when: {
          event: 'destroy',
          filters: [
            { op: 'not', of: isSelf('card') },
            { op: 'is', left: { ref: 'event.card.controller' }, right: CONTROLLER },
          ],
        },
        effects: [{ op: 'replace_event', with: [{ op: 'destroy', target: 'self' }] }],
        limit: { once_per_turn: true },
      },
    ],
  ),
  permanent(
    'scribe',
    'creature',
    [0, 2],
    [
      triggered('notes', 'card_drawn', [isMine('player')], [{ op: 'add_counter', target: 'self', counter: 'charge' }], {
        limit: { oncePerSource: true },
      }),
      {
        id: 'reads',
        kind: 'activated',
        timing: 'instant',
        costs: [{ op: 'remove_counter', target: 'self', counter: 'charge', amount: 2 }],
        effects: [{ op: 'draw', count: 1 }],
      },
    ],
  ),
  permanent(
    'archer',
    'creature',
    [1, 2],
    [
      {
        id: 'shoots',
        kind: 'activated',
        timing: 'stack',
        costs: [{ op: 'tap', target: 'self' }],
        targets: [{ id: 'victim', selector: { or: [CREATURE, { players: 'opponent' }], count: 1 } }],
        effects: [{ op: 'deal_damage', target: 'victim', amount: 1 }],
        limit: { once_per_turn: true },
      },
    ],
  ),
  permanent(
    'smith',
    'creature',
    [1, 1],
    [
      triggered(
        'arrives',
        'zone_moved',
        [isSelf('card'), { op: 'is', left: { ref: 'event.to' }, right: 'battlefield' }],
        [{ op: 'modify_attribute', target: 'what', attribute: 'power', add: 2, until: 'while_in_play' }],
        { may: true, targets: [{ id: 'what', selector: { ...CREATURE, controller: 'self', count: { upTo: 2 } } }] },
      ),
    ],
  ),
  permanent(
    'twin',
    'creature',
    [1, 1],
    [
      triggered(
        'doubles',
        'zone_moved',
        [isSelf('card'), { op: 'in_play', target: 'self' }, { op: 'is', left: { ref: 'event.from' }, right: 'hand' }],
        [
          { op: 'copy_card', target: 'self', as: 'copy' },
          { op: 'set_flag', flag: 'marked', target: { ref: 'bound.copy' } },
        ],
        { may: true },
      ),
    ],
  ),
  permanent(
    'trickster',
    'creature',
    [1, 2],
    [
      triggered(
        'swaps',
        'turn_start',
        [isMine('player')],
        [
          { op: 'take_control', target: 'prey', player: CONTROLLER, until: 'end_of_turn' },
          { op: 'untap', target: 'prey' },
        ],
        { targets: [{ id: 'prey', selector: { ...CREATURE, controller: 'opponent', count: 1 } }] },
      ),
    ],
  ),
  permanent(
    'ghoul',
    'creature',
    [2, 1],
    [
      {
        id: 'rises',
        kind: 'activated',
        zones: ['graveyard'],
        timing: 'instant',
        costs: [{ op: 'pay_resource', resource: 'gold', amount: 2 }],
        effects: [{ op: 'move_zone', target: 'self', to: 'battlefield' }],
      },
    ],
  ),
];

const RELICS: readonly Node[] = [
  permanent(
    'drum',
    'relic',
    [0, 0],
    [
      'marches',
      triggered(
        'beats',
        'attack',
        [{ op: 'controller_is', target: { ref: 'event.attacker' }, player: 'self' }],
        [{ op: 'gain_resource', player: CONTROLLER, resource: 'fame', amount: 1 }],
      ),
    ],
  ),
  permanent(
    'bell',
    'relic',
    [0, 0],
    [
      {
        id: 'silences',
        kind: 'activated',
        timing: 'stack',
        costs: [GOLD],
        targets: [
          { id: 'what', selector: { stack: true, event: ['play', 'attack'], controller: 'opponent', count: 1 } },
        ],
        effects: [{ op: 'counter', target: 'what' }],
      },
    ],
  ),
  permanent(
    'mirror',
    'relic',
    [0, 0],
    [
      {
        id: 'turns',
        kind: 'replacement',
        when: { event: 'damaged', filters: [isMine('target')] },
        effects: [{ op: 'counter' }],
        limit: { once_per_turn: true },
      },
    ],
  ),
  permanent(
    'hourglass',
    'relic',
    [0, 0],
    [
      triggered(
        'runs',
        'step_end',
        [
          { op: 'is', left: { ref: 'event.step' }, right: 'main' },
          { op: 'is_active', player: CONTROLLER },
        ],
        [
          {
            op: 'if',
            condition: { op: 'has_counter', target: 'self', counter: 'charge', atLeast: 2 },
            then: [{ op: 'extra_turn' }, { op: 'remove_counter', target: 'self', counter: 'charge', amount: 'all' }],
            else: [{ op: 'add_counter', target: 'self', counter: 'charge' }],
          },
        ],
      ),
    ],
  ),
];

const SPELLS: readonly Node[] = [
  spell('bolt', [{ op: 'deal_damage', target: 'victim', amount: { op: 'random', from: 1, to: 3 } }], {
    targets: [{ id: 'victim', selector: { or: [CREATURE, { players: 'any' }], count: 1 } }],
  }),
  spell('storm', [
    { op: 'roll', sides: 3, amount: 2, as: 'n' },
    {
      op: 'if',
      conditions: [{ op: 'compare', left: { ref: 'bound.n' }, is: '>=', right: 4 }],
      then: [{ op: 'deal_damage', target: ALL_CREATURES, amount: 1 }],
      else: [{ op: 'heal', target: CONTROLLER, amount: { ref: 'bound.n' } }],
    },
    { op: 'set_flag', flag: 'raging' },
  ]),
  spell('choice', [
    {
      op: 'choose',
      modes: [
        { id: 'draw', effects: [{ op: 'draw', count: 2 }] },
        { id: 'gold', effects: [{ op: 'gain_resource', player: CONTROLLER, resource: 'gold', amount: 3 }] },
        {
          id: 'fame',
          conditions: [{ op: 'compare', left: { ref: 'controller.gold' }, is: '>', right: 3 }],
          effects: [{ op: 'gain_resource', player: CONTROLLER, resource: 'fame', count: 1 }],
        },
      ],
      amount: 2,
    },
  ]),
  spell('scry', [
    { op: 'look', target: { selector: { zone: 'deck', owner: 'self', top: 2 } } },
    { op: 'select', from: { zone: 'deck', owner: 'self', top: 2, count: { upTo: 2 } }, as: 'seen' },
    { op: 'move_zone', target: { ref: 'bound.seen' }, to: 'deck', position: 'bottom' },
  ]),
  spell('tutor', [
    { op: 'search', zone: 'deck', selector: { types: ['creature'] }, count: 1, to: 'hand', reveal: true },
  ]),
  spell('mind_rot', [
    { op: 'discard', player: { ref: 'opponent' }, count: 2 },
    { op: 'discard', player: CONTROLLER, count: 1, random: true },
  ]),
  spell('levy', [
    {
      op: 'for_each',
      in: 'players',
      as: 'p',
      do: [
        {
          op: 'may',
          player: { ref: 'bound.p' },
          do: [
            { op: 'lose_resource', player: { ref: 'bound.p' }, resource: 'life', amount: 1 },
            { op: 'gain_resource', player: { ref: 'bound.p' }, resource: 'gold', amount: 2 },
          ],
          else: [{ op: 'set_flag', flag: 'blessed', target: { ref: 'bound.p' } }],
        },
      ],
    },
  ]),
  spell('bid', [
    { op: 'choose_number', min: 0, max: { op: 'min', of: [3, { ref: 'controller.gold' }] }, as: 'n' },
    { op: 'pay_resource', resource: 'gold', amount: { ref: 'bound.n' } },
    { op: 'repeat', times: { ref: 'bound.n' }, do: [{ op: 'create_token', card: 'wolf' }] },
  ]),
  spell('ratio', [
    { op: 'let', as: 'n', value: { op: 'divide', of: [{ ref: 'controller.life' }, { ref: 'controller.fame' }] } },
    { op: 'set_resource', player: CONTROLLER, resource: 'gold', amount: { op: 'modulo', of: [{ ref: 'bound.n' }, 7] } },
  ]),
  spell(
    'blessing',
    [
      { op: 'grant', target: 'who', ability: 'marches', until: 'for_good' },
      { op: 'grant', target: 'who', keyword: 'attack', until: 'end_of_turn' },
    ],
    { targets: [{ id: 'who', selector: { ...CREATURE, controller: 'self', count: 1 } }] },
  ),
  spell(
    'curse',
    [
      { op: 'forbid', target: 'who', keyword: 'activate', until: 'while_in_play' },
      { op: 'set_counter', target: 'who', counter: 'charge', amount: 3 },
      { op: 'set_flag', flag: 'marked', target: 'who' },
    ],
    { targets: [{ id: 'who', selector: ANY_CREATURE }] },
  ),
  spell('exile', [{ op: 'move_zone', target: 'who', to: 'exile' }], {
    targets: [{ id: 'who', selector: { ...CREATURE, not: { keywords: ['flying'] }, count: { min: 1, max: 2 } } }],
  }),
  spell('rush', [{ op: 'end_step' }]),
  spell('halt', [{ op: 'end_turn' }, { op: 'next_turn', player: { ref: 'opponent' } }]),
  spell('hoard', [
    { op: 'move_zone', target: { selector: { zone: 'deck', owner: 'self', top: 2 } }, to: 'vault' },
    { op: 'reveal', target: { selector: { zone: 'vault', controller: 'self' } } },
  ]),
  spell('gift', [
    { op: 'create_card', card: 'bear', to: 'hand', as: 'made' },
    {
      op: 'emit',
      event: 'given',
      payload: {
        card: { ref: 'bound.made' },
        player: CONTROLLER,
        amount: { op: 'count', of: { zone: 'hand', controller: 'self' } },
      },
    },
  ]),
  spell('reckon', [
    { op: 'let', as: 'best', value: { op: 'highest', of: { players: 'any' }, value: { ref: 'it.fame' } } },
    {
      op: 'for_each',
      in: {
        players: 'any',
        where: [{ op: 'compare', left: { ref: 'it.fame' }, is: '=', right: { ref: 'bound.best' } }],
      },
      as: 'p',
      do: [{ op: 'draw', player: { ref: 'bound.p' } }],
    },
    { op: 'tap', target: { op: 'first', of: { ...CREATURE, order: { by: { ref: 'it.power' }, descending: true } } } },
  ]),
];

const LIST = [...CREATURES, ...RELICS, ...SPELLS];

export const EVERYTHING: Node = {
  schema: 1,
  id: 'everything',
  version: '1.0.0',
  name: 'Everything',
  players: { min: 2, max: 4 },
  zones: [
    { id: 'deck', owner: 'player', visibility: 'hidden', ordered: true },
    { id: 'hand', owner: 'player', visibility: 'owner', capacity: 9 },
    { id: 'battlefield', owner: 'player', visibility: 'public' },
    { id: 'graveyard', owner: 'player', visibility: 'public', ordered: true },
    { id: 'vault', owner: 'player', visibility: 'hidden', capacity: 3 },
    { id: 'exile', owner: 'shared', visibility: 'public', role: 'none' },
    {
      id: 'market',
      owner: 'shared',
      visibility: 'public',
      ordered: true,
      role: 'none',
      cards: ['bear', 'drum', 'bolt', 'scribe'],
    },
  ],
  resources: [
    { id: 'gold', start: 5, min: 0, max: 12 },
    { id: 'life', start: 9, max: 12, role: 'health' },
    { id: 'fame', start: 0 },
  ],
  attributes: ['power', 'toughness'],
  counters: ['damage', 'charge'],
  flags: ['tapped', 'summoned_this_turn', 'marked', { id: 'blessed', on: 'player' }, { id: 'raging', on: 'match' }],
  keywords: [
    'swift',
    { id: 'flying', abilities: [triggered('soars', 'attack', [isSelf('attacker')], [{ op: 'draw' }])] },
  ],
  abilities: [
    triggered(
      'marches',
      'step_start',
      [{ op: 'is', left: { ref: 'event.step' }, right: 'combat' }],
      [{ op: 'modify_attribute', target: 'self', attribute: 'power', add: 1 }],
    ),
  ],
  cards: LIST,
  decks: [
    { id: 'odd', cards: LIST.map(({ id }) => id) },
    { id: 'even', cards: LIST.toReversed().map(({ id }) => ({ card: id, count: 1 })) },
  ],
  setup: [
    {
      op: 'for_each',
      in: 'players',
      as: 'p',
      do: [
        { op: 'shuffle', zone: 'deck', player: { ref: 'bound.p' } },
        { op: 'draw', player: { ref: 'bound.p' }, count: 5 },
      ],
    },
  ],
  turnStructure: {
    phases: [
      {
        id: 'day',
        steps: [
          {
            id: 'dawn',
            effects: [
              { op: 'untap', target: { selector: { zone: 'battlefield', controller: 'active' } } },
              {
                op: 'set_flag',
                flag: 'summoned_this_turn',
                value: false,
                target: { selector: { zone: 'battlefield', controller: 'active' } },
              },
              { op: 'draw', player: { ref: 'active' } },
              { op: 'gain_resource', player: { ref: 'active' }, resource: 'gold', amount: 2 },
            ],
          },
          { id: 'main' },
          { id: 'combat' },
        ],
      },
      {
        id: 'night',
        steps: [
          {
            id: 'storm',
            conditions: [{ op: 'flag', flag: 'raging' }],
            effects: [
              { op: 'deal_damage', target: { selector: { players: 'any' } }, amount: 1 },
              { op: 'set_flag', flag: 'raging', value: false },
            ],
          },
          { id: 'answer' },
          {
            id: 'dusk',
            effects: [
              {
                op: 'if',
                conditions: [{ op: 'compare', left: { ref: 'active.hand.count' }, is: '>', right: 7 }],
                then: [{ op: 'discard', player: { ref: 'active' }, count: 1 }],
              },
            ],
          },
        ],
      },
    ],
    priorityWindows: [
      { phase: 'day', step: 'main' },
      { phase: 'day', step: 'combat' },
      { phase: 'night', step: 'answer', who: 'opponents' },
    ],
  },
  events: [
    {
      id: 'attack',
      payload: { attacker: 'card', defender: 'entity' },
      resolve: [
        { op: 'tap', target: { ref: 'event.attacker' } },
        { op: 'deal_damage', target: { ref: 'event.defender' }, amount: { ref: 'event.attacker.power' } },
      ],
    },
    {
      id: 'given',
      payload: { card: 'card', player: 'player', amount: 'number' },
      resolve: [{ op: 'gain_resource', player: { ref: 'event.player' }, resource: 'fame', amount: 1 }],
    },
  ],
  actions: [
    {
      id: 'play',
      timing: 'stack',
      targets: [{ id: 'card', selector: { zone: 'hand', controller: 'self', count: 1 } }],
      preconditions: [
        { op: 'can_play', target: 'card' },
        {
          op: 'any',
          of: [
            { op: 'has_type', target: 'card', type: 'spell' },
            { op: 'all', of: [{ op: 'is_active' }, { op: 'stack_empty' }] },
          ],
        },
      ],
      costs: [{ op: 'pay_resource', resource: 'gold', amount: { ref: 'card.cost' } }],
      effects: [{ op: 'move_zone', target: 'card', to: 'battlefield' }],
    },
    {
      id: 'attack',
      timing: 'stack',
      priority: 'empty_stack',
      targets: [
        { id: 'attacker', selector: { ...CREATURE, controller: 'self', count: 1 } },
        {
          id: 'defender',
          selector: { or: [{ ...CREATURE, controller: 'opponent' }, { players: 'opponent' }], count: 1 },
        },
      ],
      preconditions: [
        { op: 'phase_allows', phase: 'day', step: 'combat' },
        { op: 'can_attack', target: 'attacker' },
      ],
      effects: [{ op: 'declare_attack', attacker: 'attacker', defender: 'defender' }],
    },
    {
      id: 'use',
      timing: 'stack',
      targets: [{ id: 'source', selector: { zone: ['battlefield', 'graveyard'], controller: 'self', count: 1 } }],
      preconditions: [
        { op: 'has_ability', target: 'source', ability: { ref: 'abilityId' } },
        { op: 'can_activate', target: 'source', ability: { ref: 'abilityId' } },
      ],
      costs: [{ op: 'pay_ability_cost', source: 'source', ability: { ref: 'abilityId' } }],
      effects: [{ op: 'execute_ability', source: 'source', ability: { ref: 'abilityId' } }],
    },
    {
      id: 'buy',
      timing: 'instant',
      priority: 'active',
      targets: [{ id: 'ware', selector: { zone: 'market', top: 2, count: 1 } }],
      params: { bonus: { min: 0, max: 1 } },
      preconditions: [{ op: 'phase_allows', phase: 'day', step: 'main' }, { op: 'stack_empty' }],
      costs: [{ op: 'pay_resource', resource: 'gold', amount: { op: 'add', of: [2, { ref: 'bonus' }] } }],
      effects: [
        { op: 'move_zone', target: 'ware', to: 'hand', player: CONTROLLER },
        { op: 'gain_resource', player: CONTROLLER, resource: 'fame', amount: { ref: 'bonus' } },
      ],
    },
    {
      id: 'answer',
      timing: 'instant',
      priority: 'opponent',
      targets: [
        {
          id: 'tired',
          selector: { ...CREATURE, controller: 'self', flags: { tapped: false }, count: { upTo: 2 } },
          optional: true,
        },
      ],
      params: { how: { oneOf: ['loud', 'soft'] } },
      preconditions: [
        { op: 'phase_allows', phase: 'night', step: 'answer' },
        { op: 'has_resource', resource: 'gold', atLeast: 2 },
      ],
      costs: [GOLD, GOLD],
      effects: [
        { op: 'tap', target: 'tired' },
        {
          op: 'if',
          conditions: [{ op: 'is', left: { ref: 'how' }, right: 'loud' }],
          then: [
            { op: 'deal_damage', target: { ref: 'active' }, amount: { op: 'count', of: { ref: 'target.tired' } } },
          ],
        },
      ],
    },
  ],
  reactions: [
    {
      id: 'lethal',
      when: { event: 'damaged' },
      conditions: [
        {
          op: 'compare',
          left: { ref: 'event.target.counters.damage' },
          is: '>=',
          right: { ref: 'event.target.toughness' },
        },
      ],
      effects: [{ op: 'destroy', target: { ref: 'event.target' } }],
    },
    {
      id: 'mercy',
      when: { event: 'heal' },
      timing: 'before',
      conditions: [{ op: 'flag', flag: 'blessed', target: { ref: 'event.target' } }],
      effects: [{ op: 'replace_event', set: { amount: { op: 'multiply', of: [2, { ref: 'event.amount' }] } } }],
    },
    {
      id: 'toll',
      when: { event: 'discarded' },
      effects: [{ op: 'gain_resource', player: { ref: 'player' }, resource: 'gold', amount: 1 }],
      limit: { once_per_turn: true },
    },
    {
      id: 'restock',
      when: { event: 'zone_moved', filters: [{ op: 'is', left: { ref: 'event.from' }, right: 'market' }] },
      conditions: [{ op: 'not', condition: { op: 'exists', selector: { zone: 'market' }, atLeast: 2 } }],
      effects: [{ op: 'move_zone', target: { selector: { zone: 'exile', bottom: 1 } }, to: 'market' }],
    },
    {
      id: 'shame',
      when: { event: 'player_lost' },
      effects: [{ op: 'gain_resource', player: { ref: 'active' }, resource: 'fame', amount: 1 }],
    },
  ],
  victory: [
    {
      result: 'lose',
      reason: 'dead',
      conditions: [{ op: 'compare', left: { ref: 'player.life' }, is: '<=', right: 0 }],
    },
    { result: 'lose', reason: 'empty', on: { event: 'draw_failed' } },
    {
      result: 'win',
      reason: 'famous',
      conditions: [{ op: 'compare', left: { ref: 'player.fame' }, is: '>=', right: 8 }],
    },
  ],
  manipulation: [{ action: 'move_card', from: 'hand', to: 'hand', who: 'owner' }],
};
