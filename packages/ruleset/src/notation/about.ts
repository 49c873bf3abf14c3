/**
 * What positions and inputs of any ruleset hold, for the reference page: the meaning of each key with an example. The examples are of
 * the example ruleset at a table of ann and bob, and a test reads them all.
 */
import type { Json } from '@turnwise/kernel';

export interface AboutKey {
  readonly means: string;
  /** As it stands behind the key; none for what only saves and recordings write. */
  readonly example?: Json;
}

export const POSITION_KEYS = {
  turn: {
    means:
      'The point that the match has reached. If left out: turn 1 of the first seat, the first step with a window, and priority for the first seat that is asked there.',
    example: { number: 3, active: 'bob', phase: 'combat', step: 'declare_attackers', priority: 'bob' },
  },
  resources: {
    means: 'By seat. Anything left out has its starting value.',
    example: { ann: { mana: 5, health: 12 } },
  },
  zones: {
    means:
      'By seat, and under `shared` those of everybody: lists of cards, with the top card first. Anything left out is empty: nothing is set up or shuffled automatically.',
    example: { ann: { hand: ['ember_fox'], deck: [] }, bob: { battlefield: [{ id: 'wall', card: 'stone_wall' }] } },
  },
  flags: {
    means: 'The flags that are set, of players and of the match: `{ SEAT: { NAME: true }, match: { NAME: true } }`.',
  },
  passed: { means: 'Seats that have passed in this window, beginning with the active one.', example: ['ann'] },
  stops: {
    means: 'By seat, until when it passes automatically: `end_of_turn`, `my_turn` or a step.',
    example: { bob: 'my_turn' },
  },
  out: { means: 'Seats that are out of the game.', example: ['bob'] },
  stack: { means: 'Items, the top first. It is better to let a step of the scenario put them there.' },
  changes: {
    means: 'Lasting changes, the oldest first.',
    example: [{ card: 'ember_fox', layer: 'add', attribute: 'power', value: 2, until: 'end_of_turn' }],
  },
  limits: {
    means: 'Limits that are used up, for a `turn` or for an `input`.',
    example: [{ rule: 'thorn_imp.spite', card: 'ember_fox', scope: 'turn' }],
  },
  known: {
    means: 'By card, the seats that know it besides those that see its zone; or `everybody`.',
    example: { ember_fox: ['bob'] },
  },
  halted: {
    means:
      'The match has stopped: the code, the number of the item, and the guard that was exceeded with its limit and chain.',
  },
  ended: { means: 'The match is over.', example: { winners: ['ann'], reason: 'health' } },
  gone: { means: 'Tokens that have ceased to exist. Only written.' },
  later: { means: 'Cards that were made while the match was on. Only written.' },
  asked: { means: 'The ids of open questions. Only written.' },
  answered: { means: 'The answers so far to questions that were asked at once, by id. Only written.' },
  verdicts: { means: 'Who is marked to win or to lose. Only written.' },
  counts: { means: 'Events, items and choices so far. Only written.' },
} as const satisfies Readonly<Record<string, AboutKey>>;

/** A card of a zone: its id, its definition, or a record of these. */
export const CARD_KEYS = {
  id: {
    means: 'The name that inputs use. If left out: the name of the definition, then `NAME.1`, `NAME.2`, …',
    example: 'fox',
  },
  card: { means: 'The definition. If left out: the one that the id names.', example: 'ember_fox' },
  controller: { means: 'If left out: the player whose zone it is; in a shared zone, the owner.', example: 'bob' },
  owner: { means: 'If left out: the player whose zone it is.', example: 'ann' },
  counters: { means: 'By name. A counter may also be written beside the id.', example: { damage: 1 } },
  flags: {
    means: 'By name, or a list of those that are set. A flag may also be written beside the id.',
    example: ['tapped'],
  },
  token: { means: 'It ceases to exist when it leaves play.', example: false },
  common: { means: 'It began in a shared zone. Only written.' },
} as const satisfies Readonly<Record<string, AboutKey>>;

/** Inputs by kind. */
export const INPUT_KINDS = {
  action: {
    means:
      'Takes an action. `targets` by id: a card by its id, a player by the name of the seat, an item of the stack by its number (that of its `action_taken`), a list if more than one can be taken; the targets of an ability are listed with them. A target with one legal answer may be left out. `params` by name.',
    example: { kind: 'action', action: 'attack', targets: { attacker: 'fox', defender: 'wall' } },
  },
  pass: {
    means: 'Passes; with `until`, keeps passing automatically: `end_of_turn`, `my_turn`, or a step.',
    example: { kind: 'pass', until: 'my_turn' },
  },
  stop: { means: 'Stops passing automatically.', example: { kind: 'stop' } },
  answer: {
    means:
      'Answers a question. In scenarios `answer: …` is shorter: a list of cards or seats, the id of a mode, a number, `true` or `false`.',
    example: { kind: 'answer', choice: 'selectCards1', value: ['fox'] },
  },
  manipulate: {
    means:
      'Moves a card by hand, if `manipulation` allows it; `cards` moves several from one place, in this order, all or none. `position` is the place from the top.',
    example: { kind: 'manipulate', card: 'fox', from: 'hand', to: 'hand', position: 0 },
  },
  concede: { means: 'Gives up.', example: { kind: 'concede' } },
  timeout: { means: 'The seat has run out of time.', example: { kind: 'timeout' } },
  begin: { means: 'From the system: lays out the cards, runs `setup`, begins turn 1.', example: { kind: 'begin' } },
  skipItem: {
    means: 'From the system, when the match has stopped: continues without that item.',
    example: { kind: 'skipItem' },
  },
  resume: {
    means: 'From the system, when the match has stopped: tries that effect again.',
    example: { kind: 'resume' },
  },
  endMatch: {
    means: 'From the system, when the match has stopped: ends it without a winner.',
    example: { kind: 'endMatch' },
  },
} as const satisfies Readonly<Record<string, AboutKey>>;
