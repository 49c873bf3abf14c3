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
      'Where the match stands. Left out: turn 1 of the first seat, the first step with a window, and priority for the first who is asked there.',
    example: { number: 3, active: 'bob', phase: 'combat', step: 'declare_attackers', priority: 'bob' },
  },
  resources: {
    means: 'By seat. What is left out is at its start.',
    example: { ann: { mana: 5, health: 12 } },
  },
  zones: {
    means:
      'By seat, and under `shared` those of all: lists of cards, the first is the top. What is left out is empty: nothing is laid out or shuffled by itself.',
    example: { ann: { hand: ['ember_fox'], deck: [] }, bob: { battlefield: [{ id: 'wall', card: 'stone_wall' }] } },
  },
  flags: {
    means: 'Those that are set, of players and of the match: `{ SEAT: { NAME: true }, match: { NAME: true } }`.',
  },
  passed: { means: 'Seats that have passed in this window, from the active one on.', example: ['ann'] },
  stops: {
    means: 'By seat, until when it passes by itself: `end_of_turn`, `my_turn` or a step.',
    example: { bob: 'my_turn' },
  },
  out: { means: 'Seats that are out of the game.', example: ['bob'] },
  stack: { means: 'Items, the top first. Better let a step of the scenario put them there.' },
  changes: {
    means: 'Changes that last, the oldest first.',
    example: [{ card: 'ember_fox', layer: 'add', attribute: 'power', value: 2, until: 'end_of_turn' }],
  },
  limits: {
    means: 'Limits that are used up, for a `turn` or for an `input`.',
    example: [{ rule: 'thorn_imp.spite', card: 'ember_fox', scope: 'turn' }],
  },
  known: {
    means: 'By card, seats that know it beside those who see its zone; or `everybody`.',
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
  answered: { means: 'Of questions asked at once, the answers that are in, by id. Only written.' },
  verdicts: { means: 'Who is marked to win or to lose. Only written.' },
  counts: { means: 'Events, items and choices so far. Only written.' },
} as const satisfies Readonly<Record<string, AboutKey>>;

/** A card of a zone: its id, its definition, or a record of these. */
export const CARD_KEYS = {
  id: {
    means: 'What inputs call it. Left out: the name of the definition, then `NAME.1`, `NAME.2`, …',
    example: 'fox',
  },
  card: { means: 'The definition. Left out: the one that the id names.', example: 'ember_fox' },
  controller: { means: 'Left out: whose zone it is; in a shared zone the owner.', example: 'bob' },
  owner: { means: 'Left out: whose zone it is.', example: 'ann' },
  counters: { means: 'By name. A counter may also stand beside the id.', example: { damage: 1 } },
  flags: {
    means: 'By name, or a list of those that are set. A flag may also stand beside the id.',
    example: ['tapped'],
  },
  token: { means: 'It ceases to exist when it leaves play.', example: false },
  common: { means: 'It began in a shared zone. Only written.' },
} as const satisfies Readonly<Record<string, AboutKey>>;

/** Inputs by kind. */
export const INPUT_KINDS = {
  action: {
    means:
      'Takes an action. `targets` by id: a card by its id, a player by the name of the seat, an item of the stack by its number (that of its `action_taken`), a list where more than one can be taken; those of an ability stand among them. A target with one legal answer may be left out. `params` by name.',
    example: { kind: 'action', action: 'attack', targets: { attacker: 'fox', defender: 'wall' } },
  },
  pass: {
    means: 'Passes; with `until` by itself from now on: `end_of_turn`, `my_turn`, or a step.',
    example: { kind: 'pass', until: 'my_turn' },
  },
  stop: { means: 'No longer passes by itself.', example: { kind: 'stop' } },
  answer: {
    means:
      'Answers a question. In scenarios `answer: …` is shorter: a list of cards or seats, the id of a mode, a number, `true` or `false`.',
    example: { kind: 'answer', choice: 'selectCards1', value: ['fox'] },
  },
  manipulate: {
    means:
      'Moves a card by hand, where `manipulation` allows it; `cards` moves several from one place, in this order, all or none. `position` is the place from the top.',
    example: { kind: 'manipulate', card: 'fox', from: 'hand', to: 'hand', position: 0 },
  },
  concede: { means: 'Gives up.', example: { kind: 'concede' } },
  timeout: { means: 'The seat has run out of time.', example: { kind: 'timeout' } },
  begin: { means: 'Of the system: lays out the cards, runs `setup`, begins turn 1.', example: { kind: 'begin' } },
  skipItem: {
    means: 'Of the system, when the match has stopped: goes on without that item.',
    example: { kind: 'skipItem' },
  },
  resume: { means: 'Of the system, when the match has stopped: tries that effect again.', example: { kind: 'resume' } },
  endMatch: {
    means: 'Of the system, when the match has stopped: ends it without a winner.',
    example: { kind: 'endMatch' },
  },
} as const satisfies Readonly<Record<string, AboutKey>>;
