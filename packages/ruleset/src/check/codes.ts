/**
 * Every code of the checker: its severity, its meaning, and a document that has it. The documents are `SOUND` with these
 * sections in place of its own; tests check them, and the reference page shows them.
 */
import type { Json } from '@turnwise/kernel';

export type Severity = 'error' | 'warning';

export interface CodeEntry {
  readonly severity: Severity;
  readonly means: string;
  readonly example: Readonly<Record<string, Json>>;
  /** Where the issue is. */
  readonly at: string;
}

const action = (about: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> => ({
  actions: [{ id: 'act', timing: 'instant', effects: [], ...about }],
});
const effects = (...nodes: readonly Json[]): Readonly<Record<string, Json>> => action({ effects: nodes });
const preconditions = (...nodes: readonly Json[]): Readonly<Record<string, Json>> => action({ preconditions: nodes });
const costs = (...nodes: readonly Json[]): Readonly<Record<string, Json>> => action({ costs: nodes });
const fox = (about: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> => ({
  cards: [{ id: 'fox', ...about }],
});
const ability = (about: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> =>
  fox({ abilities: [{ id: 'bite', ...about }] });

export const CODES = {
  // Shape.
  missingKey: {
    severity: 'error',
    means: 'A required key is missing.',
    example: effects({ op: 'destroy' }),
    at: 'actions[0].effects[0].target',
  },
  unknownKey: {
    severity: 'error',
    means: 'There is no such key here.',
    example: effects({ op: 'draw', cuont: 1 }),
    at: 'actions[0].effects[0].cuont',
  },
  wrongType: {
    severity: 'error',
    means: 'The type is wrong: a text instead of a number, a number instead of a list, and the like.',
    example: fox({ cost: 'two' }),
    at: 'cards[0].cost',
  },
  wrongValue: {
    severity: 'error',
    means: 'The word is not one of those allowed here.',
    example: action({ timing: 'slow' }),
    at: 'actions[0].timing',
  },
  wrongKeys: {
    severity: 'error',
    means: 'Keys that exclude each other, or none of several keys of which one is required.',
    example: effects({ op: 'draw', amount: 1, count: 1 }),
    at: 'actions[0].effects[0]',
  },
  unknownOperator: {
    severity: 'error',
    means: 'There is no such operator, or it is not allowed here: an effect among conditions.',
    example: effects({ op: 'drow' }),
    at: 'actions[0].effects[0].op',
  },
  badName: {
    severity: 'error',
    means:
      'The id is not valid. Ids have lower-case letters, digits and underscores; names of targets and the like may have capitals.',
    example: fox({ id: 'Ember Fox' }),
    at: 'cards[0].id',
  },
  outOfRange: {
    severity: 'error',
    means: 'A number is too small or too large, or a list has too few entries.',
    example: { players: { min: 0, max: 2 } },
    at: 'players.min',
  },
  tooLong: {
    severity: 'error',
    means: 'A text, a name or a key is too long.',
    example: fox({ id: `fox_${'x'.repeat(61)}` }),
    at: 'cards[0].id',
  },
  tooBig: {
    severity: 'error',
    means: 'The document has too many values, or too many characters in its texts.',
    example: {
      ui: Object.fromEntries(
        Array.from({ length: 260 }, (_, index) => [`u${index}`, Array.from({ length: 2_000 }, () => 0)]),
      ),
    },
    at: '',
  },
  moreIssues: {
    severity: 'error',
    means: 'There are more issues than one answer lists. Warnings are counted separately.',
    example: fox({ types: Array.from({ length: 101 }, () => 'Beast') }),
    at: '',
  },
  tooDeep: {
    severity: 'error',
    means: 'The document is nested too deeply.',
    example: preconditions(
      Array.from({ length: 210 }).reduce<Json>((of) => ({ op: 'not', of }), { op: 'stack_empty' }),
    ),
    at: '',
  },

  // Names.
  duplicateId: {
    severity: 'error',
    means: 'Two things of the same kind have the same id, or two zones have the same role.',
    example: { cards: [{ id: 'fox' }, { id: 'fox' }] },
    at: 'cards[1].id',
  },
  unknownName: {
    severity: 'error',
    means: 'Nothing with this name is declared: a zone, a resource, a card, a target, a bound name …',
    example: effects({ op: 'move_zone', target: { selector: { zone: 'hnad' } }, to: 'graveyard' }),
    at: 'actions[0].effects[0].target.selector.zone',
  },
  unknownType: {
    severity: 'warning',
    means: 'No card has this type.',
    example: preconditions({ op: 'exists', selector: { types: ['craeture'] } }),
    at: 'actions[0].preconditions[0].selector.types[0]',
  },
  unknownKeyword: {
    severity: 'warning',
    means:
      'The keyword is not in the section `keywords`; or there is no such section, no card has the keyword and nothing grants it.',
    example: preconditions({ op: 'exists', selector: { keywords: ['flyign'] } }),
    at: 'actions[0].preconditions[0].selector.keywords[0]',
  },
  reservedName: {
    severity: 'error',
    means: 'The name would hide something that expressions use: a property of cards, a root.',
    example: { attributes: ['power', 'owner'] },
    at: 'attributes[1]',
  },
  ambiguousName: {
    severity: 'error',
    means: 'A resource and a zone of players have the same id, and both are properties of players.',
    example: { resources: [{ id: 'hand', start: 0 }] },
    at: 'zones[1].id',
  },
  builtInEvent: {
    severity: 'error',
    means: 'An event or an action has the id of a built-in event. Only `attack` and `block` may be declared.',
    example: { events: [{ id: 'damaged' }] },
    at: 'events[0].id',
  },
  reservedField: {
    severity: 'error',
    means: 'Every written event already has a key with this name.',
    example: { events: [{ id: 'scored', payload: { cause: 'card' } }] },
    at: 'events[0].payload.cause',
  },
  tooMany: {
    severity: 'error',
    means:
      'A list or a record has too many entries; or there are more zones, or more flags of cards, players or the match, than the engine can hold; or there are more ways to fill the parameters of an action than can be offered.',
    example: { flags: ['tapped', ...Array.from({ length: 30 }, (_, index) => `f${index}`)] },
    at: 'flags[30]',
  },
  wrongBounds: {
    severity: 'error',
    means: 'The maximum is less than the minimum, or the start is not between them.',
    example: { players: { min: 3, max: 2 } },
    at: 'players.max',
  },
  missingZone: {
    severity: 'error',
    means: 'The operator needs a zone with a role (deck, hand, play, graveyard) that no zone has.',
    example: {
      zones: [
        { id: 'hand', owner: 'player', visibility: 'owner' },
        { id: 'battlefield', owner: 'player', visibility: 'public' },
        { id: 'graveyard', owner: 'player', visibility: 'public', ordered: true },
      ],
      ...effects({ op: 'draw' }),
    },
    at: 'actions[0].effects[0].op',
  },
  missingFlag: {
    severity: 'error',
    means: 'The operator needs a flag of cards that is not declared.',
    example: {
      flags: [],
      ...preconditions({ op: 'exists', selector: { where: [{ op: 'is_tapped', target: 'it' }] } }),
    },
    at: 'actions[0].preconditions[0].selector.where[0].op',
  },
  missingHealth: {
    severity: 'warning',
    means:
      'A player is damaged or healed, but players have no health: no resource has the role `health`, or the name `health` or `life`.',
    example: {
      resources: [{ id: 'mana', start: 3 }],
      ...effects({ op: 'deal_damage', target: 'opponent', amount: 1 }),
    },
    at: 'actions[0].effects[0].target',
  },
  impossibleNumber: {
    severity: 'warning',
    means:
      'With this number the effect does nothing or always fails: a negative amount, dice without sides, division by 0, more of a resource than anybody can have.',
    example: effects({ op: 'draw', count: -1 }),
    at: 'actions[0].effects[0].count',
  },
  impossibleAnswer: {
    severity: 'error',
    means:
      'The answer for a seat that runs out of time can never be legal for this question, or nothing is asked here.',
    example: effects({ op: 'may', do: [{ op: 'draw' }], timeOut: { answer: 7 } }),
    at: 'actions[0].effects[0].timeOut.answer',
  },
  eventOfAction: {
    severity: 'warning',
    means:
      'An event has the id of an action, so it is the event of that action; a field for which the action has no target with this name is always nothing.',
    example: { events: [{ id: 'act', payload: { points: 'number' } }], ...effects() },
    at: 'events[0].payload.points',
  },
  unusedKey: {
    severity: 'warning',
    means:
      'Abilities of this kind, or selectors of such things, do not use this key; or a time-out is given where nobody is asked.',
    example: ability({ kind: 'continuous', modify: [{ attribute: 'power', add: 1 }], costs: [] }),
    at: 'cards[0].abilities[0].costs',
  },
  unknownUiKey: {
    severity: 'warning',
    means: 'No screen uses this key of UI data.',
    example: fox({ ui: { ikon: 'fox' } }),
    at: 'cards[0].ui.ikon',
  },
  wrongUiValue: {
    severity: 'warning',
    means: 'No screen understands this value of UI data.',
    example: fox({ ui: { tint: 'crimson' } }),
    at: 'cards[0].ui.tint',
  },

  // Expressions.
  notHere: {
    severity: 'error',
    means: 'The root does not exist here: `event` in a step, `self` in the setup, `it` outside a selector.',
    example: { setup: [{ op: 'destroy', target: 'self' }] },
    at: 'setup[0].target',
  },
  targetNotChosen: {
    severity: 'error',
    means:
      'A target is used before it is chosen: in its own selector, in that of an earlier target, in filters, or in conditions of an ability.',
    example: action({
      targets: [
        { id: 'first', selector: { where: [{ op: 'is', left: { ref: 'it.cost' }, right: { ref: 'second.cost' } }] } },
        { id: 'second', selector: {} },
      ],
    }),
    at: 'actions[0].targets[0].selector.where[0].right.ref',
  },
  notBoundYet: {
    severity: 'error',
    means: 'Only a later effect binds this name.',
    example: effects({ op: 'draw', count: { ref: 'bound.n' } }, { op: 'roll', sides: 6, as: 'n' }),
    at: 'actions[0].effects[0].count.ref',
  },
  unknownProperty: {
    severity: 'error',
    means: 'The thing that the path leads to has no such property.',
    example: preconditions({ op: 'compare', left: { ref: 'controller.power' }, is: '>', right: 0 }),
    at: 'actions[0].preconditions[0].left.ref',
  },
  unknownField: {
    severity: 'error',
    means: 'The payload of the event has no such field.',
    example: ability({
      kind: 'triggered',
      when: { event: 'damaged' },
      effects: [{ op: 'destroy', target: { ref: 'event.victim' } }],
    }),
    at: 'cards[0].abilities[0].effects[0].target.ref',
  },
  missingField: {
    severity: 'warning',
    means: 'An event is raised without a value for one of its fields, which is then nothing.',
    example: { events: [{ id: 'scored', payload: { points: 'number' } }], ...effects({ op: 'emit', event: 'scored' }) },
    at: 'actions[0].effects[0].payload',
  },
  fixedField: {
    severity: 'error',
    means: 'A replacement cannot change what the event is about: which resource, counter, flag, attribute or word.',
    example: ability({
      kind: 'replacement',
      when: { event: 'gain_resource' },
      effects: [{ op: 'replace_event', set: { resource: 'mana' } }],
    }),
    at: 'cards[0].abilities[0].effects[0].set.resource',
  },
  typeMismatch: {
    severity: 'error',
    means: 'The value has the wrong type: a zone compared with a number, a player instead of a card.',
    example: action({
      targets: [{ id: 'card', selector: { zone: 'hand', controller: 'self' } }],
      preconditions: [{ op: 'compare', left: { ref: 'card.zone' }, is: '=', right: 3 }],
    }),
    at: 'actions[0].preconditions[0].right',
  },
  randomNotHere: {
    severity: 'error',
    means:
      'Chance is used in a condition, a filter, a cost or the selector of a target, which are evaluated more than once.',
    example: preconditions({ op: 'compare', left: { op: 'random', from: 1, to: 6 }, is: '>', right: 3 }),
    at: 'actions[0].preconditions[0].left.op',
  },
  notBefore: {
    severity: 'error',
    means: 'Only a replacement, or a reaction before an event, can change or prevent the event that it answers.',
    example: effects({ op: 'counter' }),
    at: 'actions[0].effects[0].op',
  },
  onlyTells: {
    severity: 'error',
    means: 'This event only reports what has happened: there is nothing to change or prevent before it.',
    example: {
      reactions: [{ id: 'ward', when: { event: 'action_taken' }, timing: 'before', effects: [{ op: 'counter' }] }],
    },
    at: 'reactions[0].when.event',
  },
  nothingAfter: {
    severity: 'error',
    means: 'No rule runs after this event, because the match is over.',
    example: { reactions: [{ id: 'wake', when: { event: 'match_ended' }, effects: [{ op: 'draw' }] }] },
    at: 'reactions[0].when.event',
  },
  readsItself: {
    severity: 'warning',
    means:
      'A continuous ability computes an attribute from the same attribute of its own card. What it reads is the value without continuous abilities, its own change not included.',
    example: ability({
      kind: 'continuous',
      modify: [{ attribute: 'power', add: { ref: 'self.power' } }],
    }),
    at: 'cards[0].abilities[0].modify[0].add',
  },
  secretTold: {
    severity: 'warning',
    means:
      'A card from a zone that is not public goes into an event that everybody sees; or a secret parameter can be read from what everybody sees.',
    example: {
      events: [{ id: 'shown', payload: { card: 'card' } }],
      ...action({
        targets: [{ id: 'card', selector: { zone: 'hand', controller: 'self' } }],
        effects: [{ op: 'emit', event: 'shown', payload: { card: 'card' } }],
      }),
    },
    at: 'actions[0].effects[0].payload.card',
  },

  secretLook: {
    severity: 'warning',
    means:
      'What a seat may choose or do depends on cards that it does not see, so what is offered and refused gives them away.',
    example: action({
      targets: [{ id: 'card', selector: { zone: 'hand', controller: 'opponent', types: ['creature'] } }],
    }),
    at: 'actions[0].targets[0].selector',
  },

  // Costs.
  notACost: {
    severity: 'error',
    means: 'The effect cannot be a cost.',
    example: costs({ op: 'draw' }),
    at: 'actions[0].costs[0].op',
  },
  costOnly: {
    severity: 'error',
    means: 'The effect can only be a cost.',
    example: action({
      targets: [{ id: 'source', selector: {} }],
      effects: [
        { op: 'pay_ability_cost', source: 'source', ability: { ref: 'abilityId' } },
        { op: 'execute_ability', source: 'source', ability: { ref: 'abilityId' } },
      ],
    }),
    at: 'actions[0].effects[0].op',
  },
  negativeCost: {
    severity: 'error',
    means: 'The cost is negative.',
    example: costs({ op: 'pay_resource', resource: 'mana', amount: -1 }),
    at: 'actions[0].costs[0].amount',
  },
  unpayableCost: {
    severity: 'error',
    means: 'Nobody can pay the cost: it is more of the resource than a player can ever have.',
    example: costs({ op: 'pay_resource', resource: 'mana', amount: 11 }),
    at: 'actions[0].costs[0].amount',
  },

  // What can happen.
  noWindow: {
    severity: 'error',
    means: 'No step with a priority window allows the action, so nobody can ever take it.',
    example: preconditions({ op: 'phase_allows', phase: 'end' }),
    at: 'actions[0].preconditions',
  },
  nobodysAbility: {
    severity: 'error',
    means:
      'A parameter names an ability, but nothing says of which card: the first `execute_ability` among the effects of the action needs a target as its `source`. Nobody could ever take the action.',
    example: action({
      targets: [{ id: 'at', selector: {} }],
      effects: [{ op: 'execute_ability', source: 'source', ability: { ref: 'abilityId' } }],
    }),
    at: 'actions[0].effects',
  },
  unusableAbility: {
    severity: 'warning',
    means: 'Nobody can ever use this activated ability: no action has the effect `execute_ability` for it.',
    example: ability({ kind: 'activated', effects: [{ op: 'tap', target: 'self' }] }),
    at: 'cards[0].abilities[0].kind',
  },
  mayHalt: {
    severity: 'warning',
    means:
      'The setup or a step puts cards into a zone with a capacity. When it is full, the match stops there until its host resumes it.',
    example: {
      zones: [
        { id: 'deck', owner: 'player', visibility: 'hidden', ordered: true },
        { id: 'hand', owner: 'player', visibility: 'owner', capacity: 7 },
        { id: 'battlefield', owner: 'player', visibility: 'public' },
        { id: 'graveyard', owner: 'player', visibility: 'public', ordered: true },
      ],
      turnStructure: {
        phases: [{ id: 'main', steps: [{ id: 'main1', effects: [{ op: 'draw' }] }] }],
        priorityWindows: [{ phase: 'main', step: 'main1' }],
      },
    },
    at: 'turnStructure.phases[0].steps[0].effects[0].op',
  },
  moreThanSorting: {
    severity: 'error',
    means:
      'A move that is allowed `always` may only sort: within one zone of the seat itself, which it sees and whose order no rule reads (`ordered`, the deck, or a selector with `top`, `bottom`, `order`).',
    example: { manipulation: [{ action: 'move_card', from: 'hand', to: 'battlefield', who: 'owner', when: 'always' }] },
    at: 'manipulation[0].to',
  },
  unreachableStep: {
    severity: 'warning',
    means: 'No turn reaches this step: its conditions cannot hold there, or the turn has already ended.',
    example: {
      turnStructure: {
        phases: [
          { id: 'main', steps: [{ id: 'main1', effects: [{ op: 'end_turn' }] }] },
          { id: 'end', steps: [{ id: 'cleanup' }] },
        ],
        priorityWindows: [{ phase: 'main', step: 'main1' }],
      },
    },
    at: 'turnStructure.phases[1].steps[0].id',
  },
  costlySelector: {
    severity: 'warning',
    means:
      'Nested selectors look at the product of what each may find. With the cards that a match begins with, this may take more than a tenth of the budget of one input.',
    example: {
      decks: [{ id: 'large', cards: [{ card: 'fox', count: 500 }] }],
      ...effects({
        op: 'draw',
        amount: { op: 'sum', of: { zone: 'deck' }, value: { op: 'sum', of: { zone: 'deck' }, value: 1 } },
      }),
    },
    at: 'actions[0].effects[0].amount',
  },
  guardTooHigh: {
    severity: 'warning',
    means: 'A guard can be lower than usual but not higher: the usual number is used instead.',
    example: { guards: { stepsPerInput: 1_000_000 } },
    at: 'guards.stepsPerInput',
  },
  endlessReaction: {
    severity: 'warning',
    means:
      'A reaction causes the event that it reacts to, nothing can stop it, and it has no limit once per turn or once per source: a guard will end it.',
    example: {
      reactions: [
        {
          id: 'echo',
          when: { event: 'damaged' },
          effects: [{ op: 'deal_damage', target: { ref: 'event.target' }, amount: 1 }],
        },
      ],
    },
    at: 'reactions[0]',
  },
  maybeEndless: {
    severity: 'warning',
    means:
      'A reaction can cause the event that it reacts to. Its filters, its conditions or a player may stop it; a limit always would.',
    example: ability({
      kind: 'triggered',
      when: { event: 'damaged', filters: [{ op: 'is', left: { ref: 'event.target' }, right: 'self' }] },
      effects: [{ op: 'deal_damage', target: 'self', amount: 1 }],
    }),
    at: 'cards[0].abilities[0]',
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;

export type Code = keyof typeof CODES;

/** A small ruleset without any issue. */
export const SOUND: Readonly<Record<string, Json>> = {
  schema: 1,
  id: 'sound',
  version: '1.0.0',
  name: 'Sound',
  players: { min: 2, max: 2 },
  zones: [
    { id: 'deck', owner: 'player', visibility: 'hidden', ordered: true },
    { id: 'hand', owner: 'player', visibility: 'owner' },
    { id: 'battlefield', owner: 'player', visibility: 'public' },
    { id: 'graveyard', owner: 'player', visibility: 'public', ordered: true },
  ],
  resources: [
    { id: 'mana', start: 3, min: 0, max: 10 },
    { id: 'health', start: 20 },
  ],
  attributes: ['power'],
  counters: ['damage'],
  flags: ['tapped'],
  cards: [{ id: 'fox', types: ['creature'], cost: 1, attributes: { power: 2 } }],
  turnStructure: {
    phases: [
      { id: 'main', steps: [{ id: 'main1' }] },
      { id: 'end', steps: [{ id: 'cleanup' }] },
    ],
    priorityWindows: [{ phase: 'main', step: 'main1' }],
  },
};
