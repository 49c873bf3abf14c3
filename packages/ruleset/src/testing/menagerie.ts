/**
 * A ruleset in which everything happens that a state can hold: shared and hidden zones, flags of every sort, counters, tokens,
 * control, lasting changes, limits, stops, extra turns, seats that are out, questions about cards that nobody may know, items that
 * wait on the stack, and rules that answer questions and priority. For tests of what is the same for every ruleset.
 */
import type { Json } from '@turnwise/kernel';
import { compiledFor } from '../compile/compiled-for.ts';
import { createRulesetGame } from '../game.ts';
import type { RulesetGame } from '../game.ts';

const creature = { zone: 'table', types: ['creature'] };
const arrives = {
  event: 'zone_moved',
  filters: [
    { op: 'is', left: { ref: 'event.card' }, right: 'self' },
    { op: 'is', left: { ref: 'event.to' }, right: 'table' },
  ],
};

/** Each card shows what its abilities are for. */
const CARDS: readonly Json[] = [
  {
    id: 'spy',
    name: 'Spy',
    types: ['creature'],
    cost: 1,
    attributes: { power: 1, toughness: 2 },
    abilities: [
      {
        id: 'steals',
        kind: 'triggered',
        when: arrives,
        effects: [
          { op: 'select', from: { zone: 'hand', controller: 'opponent', count: 1 }, as: 'taken' },
          { op: 'discard', target: 'taken' },
          { op: 'look', target: { selector: { zone: 'vault', top: 2 } } },
        ],
      },
    ],
  },
  {
    id: 'mage',
    name: 'Mage',
    types: ['creature'],
    cost: 2,
    attributes: { power: 1, toughness: 3 },
    abilities: [
      {
        id: 'blesses',
        kind: 'activated',
        costs: [{ op: 'pay_resource', resource: 'coins', amount: 1 }],
        targets: [{ id: 'who', selector: { ...creature, count: 1 } }],
        effects: [
          { op: 'modify_attribute', target: 'who', attribute: 'power', add: 2 },
          { op: 'grant', target: 'who', keyword: 'swift', until: 'for_good' },
          { op: 'add_counter', target: 'who', counter: 'age', amount: 2 },
        ],
        limit: { once_per_turn: true },
      },
    ],
  },
  {
    id: 'charmer',
    name: 'Charmer',
    types: ['creature'],
    cost: 2,
    attributes: { power: 0, toughness: 2 },
    abilities: [
      {
        id: 'charms',
        kind: 'triggered',
        when: arrives,
        may: true,
        timeOut: { answer: true },
        targets: [{ id: 'who', selector: { ...creature, controller: 'opponent', count: 1 } }],
        effects: [
          { op: 'take_control', target: 'who', player: 'controller', until: 'end_of_turn' },
          { op: 'set_flag', flag: 'marked', target: 'who' },
        ],
      },
    ],
  },
  {
    id: 'breeder',
    name: 'Breeder',
    types: ['creature'],
    cost: 2,
    attributes: { power: 0, toughness: 1 },
    abilities: [
      {
        id: 'breeds',
        kind: 'triggered',
        when: { event: 'turn_start' },
        effects: [{ op: 'create_token', card: 'pup', as: 'pup' }],
      },
    ],
  },
  { id: 'pup', name: 'Pup', types: ['creature'], attributes: { power: 1, toughness: 1 } },
  {
    id: 'banner',
    name: 'Banner',
    types: ['relic'],
    cost: 1,
    abilities: [
      {
        id: 'spends',
        kind: 'activated',
        costs: [
          { op: 'destroy', target: 'who' },
          { op: 'pay_resource', resource: 'coins', amount: { ref: 'who.power' } },
        ],
        targets: [{ id: 'who', selector: { ...creature, controller: 'self', count: 1 } }],
        effects: [{ op: 'gain_resource', resource: 'health', amount: { ref: 'who.toughness' } }],
      },
      {
        id: 'cheers',
        kind: 'continuous',
        affects: { ...creature, controller: 'self' },
        modify: [{ attribute: 'power', add: 1 }],
      },
    ],
  },
  {
    id: 'tempest',
    name: 'Tempest',
    types: ['spell'],
    cost: 1,
    abilities: [
      {
        id: 'rages',
        kind: 'cast',
        effects: [
          { op: 'set_flag', flag: 'storm' },
          { op: 'set_flag', flag: 'rich', target: 'controller' },
          { op: 'roll', sides: 3, as: 'force' },
          {
            op: 'choose',
            modes: [
              { id: 'all', effects: [{ op: 'deal_damage', target: { selector: creature }, amount: { ref: 'force' } }] },
              { id: 'again', effects: [{ op: 'extra_turn' }] },
            ],
          },
        ],
      },
    ],
  },
];

export const MENAGERIE: Json = {
  schema: 1,
  id: 'menagerie',
  version: '1.0.0',
  name: 'Menagerie',
  players: { min: 2, max: 3 },
  zones: [
    { id: 'deck', owner: 'player', visibility: 'hidden', ordered: true },
    { id: 'hand', owner: 'player', visibility: 'owner' },
    { id: 'table', owner: 'player', visibility: 'public', role: 'play' },
    { id: 'pile', owner: 'player', visibility: 'public', ordered: true, role: 'graveyard' },
    {
      id: 'vault',
      owner: 'shared',
      visibility: 'hidden',
      ordered: true,
      cards: [{ card: 'mage', count: 2 }, 'banner', 'tempest'],
    },
  ],
  resources: [
    { id: 'coins', start: 3, min: 0, max: 5 },
    { id: 'health', name: 'Health', start: 6 },
  ],
  attributes: ['power', 'toughness'],
  counters: ['damage', 'age'],
  flags: ['tapped', 'marked', { id: 'rich', on: 'player' }, { id: 'storm', on: 'match' }],
  keywords: ['swift'],
  cards: CARDS,
  decks: [
    {
      id: 'usual',
      cards: ['spy', 'mage', 'charmer', 'breeder', 'banner', 'tempest'].map((card) => ({ card, count: 2 })),
    },
  ],
  setup: [
    { op: 'shuffle', zone: 'vault' },
    {
      op: 'for_each',
      in: 'players',
      as: 'p',
      do: [
        { op: 'shuffle', zone: 'deck', player: { ref: 'p' } },
        { op: 'draw', player: { ref: 'p' }, count: 4 },
      ],
    },
  ],
  turnStructure: {
    phases: [
      {
        id: 'dawn',
        steps: [
          {
            id: 'wake',
            effects: [
              { op: 'untap', target: { selector: { zone: 'table', controller: 'active' } } },
              { op: 'set_resource', resource: 'coins', player: 'active', amount: 4 },
              { op: 'draw', player: 'active' },
            ],
          },
        ],
      },
      {
        id: 'day',
        name: 'Day',
        steps: [
          { id: 'act', name: 'Acting' },
          { id: 'rest', timeOut: 'concede' },
        ],
      },
    ],
    priorityWindows: [
      { phase: 'day', step: 'act' },
      { phase: 'day', step: 'rest' },
    ],
  },
  actions: [
    {
      id: 'play',
      name: 'Play',
      timing: 'stack',
      priority: 'active',
      targets: [{ id: 'card', selector: { zone: 'hand', controller: 'self', count: 1 } }],
      costs: [{ op: 'pay_resource', resource: 'coins', amount: { ref: 'card.cost' } }],
      effects: [{ op: 'move_zone', target: 'card', to: 'table' }],
    },
    {
      id: 'strike',
      name: 'Strike',
      timing: 'stack',
      priority: 'active',
      preconditions: [{ op: 'not_tapped', target: 'who' }],
      targets: [
        { id: 'who', selector: { ...creature, controller: 'self', count: 1 } },
        { id: 'at', selector: { players: 'opponent', count: 1 } },
      ],
      effects: [
        { op: 'tap', target: 'who' },
        { op: 'deal_damage', target: 'at', amount: { ref: 'who.power' } },
      ],
    },
    {
      id: 'use',
      name: 'Use',
      timing: 'stack',
      preconditions: [{ op: 'can_activate', target: 'source', ability: { ref: 'ability' } }],
      costs: [{ op: 'pay_ability_cost', source: 'source', ability: { ref: 'ability' } }],
      targets: [{ id: 'source', selector: { zone: 'table', controller: 'self', count: 1 } }],
      effects: [{ op: 'execute_ability', source: 'source', ability: { ref: 'ability' } }],
    },
    {
      id: 'rob',
      name: 'Rob the vault',
      timing: 'instant',
      priority: 'empty_stack',
      preconditions: [{ op: 'has_resource', resource: 'coins', atLeast: 3 }],
      targets: [{ id: 'what', selector: { zone: 'vault', top: 1, count: 1 } }],
      costs: [{ op: 'pay_resource', resource: 'coins', amount: 3 }],
      effects: [{ op: 'move_zone', target: 'what', to: 'hand', player: 'controller' }],
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
      id: 'vigil',
      when: {
        event: 'priority_changed',
        filters: [{ op: 'is', left: { ref: 'event.player' }, right: { ref: 'active' } }],
      },
      may: true,
      effects: [{ op: 'heal', target: { ref: 'event.player' }, amount: 1 }],
      limit: { once_per_turn: true },
    },
    {
      id: 'rumour',
      when: { event: 'answered' },
      effects: [{ op: 'gain_resource', player: { ref: 'event.player' }, resource: 'coins', amount: 1 }],
      limit: { once_per_turn: true },
    },
  ],
  victory: [
    {
      result: 'lose',
      reason: 'wounds',
      conditions: [{ op: 'compare', left: { ref: 'player.health' }, is: '<=', right: 0 }],
    },
    {
      result: 'draw',
      reason: 'nightfall',
      conditions: [{ op: 'compare', left: { ref: 'state.turn' }, is: '>', right: 30 }],
    },
  ],
  manipulation: [{ action: 'move_card', from: 'hand', to: 'hand', who: 'owner', when: 'always' }],
};

export const menagerie: RulesetGame = createRulesetGame({ compiled: compiledFor(MENAGERIE) });
