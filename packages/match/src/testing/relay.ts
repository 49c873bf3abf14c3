/**
 * A made-up game for the tests of a match: two seats in turn add to a total, and after each of them the system counts by
 * itself. With `dice`, the count draws a die, so it cannot be taken back. Notes hold nested data; gambling draws within a
 * seat's own input; a wave changes nothing.
 */
import { defineGame, NO_SEATS, oneSlot, onlySeat, seat, turnCheck } from '@turnwise/game';
import type { GameDefinition, Seat } from '@turnwise/game';
import {
  disallowed,
  fact,
  fail,
  flag,
  integer,
  isRecord,
  issue,
  list,
  ok,
  optional,
  readStream,
  text,
} from '@turnwise/kernel';
import type { Evaluation, Json, Random, Rules } from '@turnwise/kernel';

interface RelayState {
  readonly total: number;
  readonly goal: number;
  readonly dice: boolean;
  readonly next: Seat;
  /** The system has to count before anybody goes on. */
  readonly due: boolean;
  readonly counts: number;
  readonly notes: readonly (readonly string[])[];
  readonly random: Random;
}

type RelayInput =
  | { readonly kind: 'add'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'note'; readonly seat: Seat; readonly words: readonly string[] }
  | { readonly kind: 'gamble'; readonly seat: Seat }
  | { readonly kind: 'wave'; readonly seat: Seat }
  | { readonly kind: 'count' };

type RelayDiff =
  | { readonly kind: 'add'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'note'; readonly seat: Seat; readonly words: readonly string[] }
  | { readonly kind: 'count'; readonly pips: number };

type RelayEvent =
  | { readonly kind: 'spoke'; readonly seat: Seat }
  | { readonly kind: 'added'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'noted'; readonly seat: Seat; readonly words: readonly string[] }
  | { readonly kind: 'counted'; readonly pips: number };

interface Relay {
  State: RelayState;
  Input: RelayInput;
  Diff: RelayDiff;
  Event: RelayEvent;
  View: Json;
}

const isOver = (state: RelayState): boolean => !state.due && state.total >= state.goal;
const toAct = (state: RelayState): readonly Seat[] => (isOver(state) || state.due ? NO_SEATS : onlySeat(state.next));

const act: Evaluation<Relay> = {
  name: 'act',
  order: 0,
  evaluate(input, state) {
    switch (input.kind) {
      case 'add':
        return [fact({ kind: 'spoke', seat: input.seat }), input];
      case 'note':
        return [input];
      case 'gamble': {
        const dice = readStream(state.random, 'dice');
        const amount = dice.die(6);
        return [fact({ kind: 'spoke', seat: input.seat }), dice.step(), { kind: 'add', seat: input.seat, amount }];
      }
      case 'wave':
        return [];
      case 'count': {
        if (!state.due) return disallowed('nothingToCount');
        if (!state.dice) return [{ kind: 'count', pips: 0 }];
        const dice = readStream(state.random, 'dice');
        const pips = dice.die(6);
        return [dice.step(), { kind: 'count', pips }];
      }
    }
  },
};

const rules: Rules<Relay> = {
  name: 'relay',
  schemaVersion: 1,
  fork: ({ total, goal, dice, next, due, counts, notes, random }) => ({
    total,
    goal,
    dice,
    next,
    due,
    counts,
    notes,
    random,
  }),
  inputs: {
    add: { seat: integer(0, 1), amount: integer(1, 3) },
    note: { seat: integer(0, 1), words: list(text) },
    gamble: { seat: integer(0, 1) },
    wave: { seat: integer(0, 1) },
    count: {},
  },
  behaviours: [turnCheck<Relay>({ isOver, toAct }), act],
  apply({ state }, diff, emit) {
    switch (diff.kind) {
      case 'add':
        state.total += diff.amount;
        state.next = seat(1 - diff.seat);
        state.due = true;
        emit?.({ kind: 'added', seat: diff.seat, amount: diff.amount });
        break;
      case 'note':
        state.notes = [...state.notes, diff.words];
        emit?.({ kind: 'noted', seat: diff.seat, words: diff.words });
        break;
      case 'count':
        state.total += diff.pips;
        state.counts++;
        state.due = false;
        emit?.({ kind: 'counted', pips: diff.pips });
        break;
    }
  },
};

const DEFAULT_GOAL = 1000;

export const relayDefinition: GameDefinition<Relay> = {
  id: 'relay',
  version: '1.0.0',
  title: 'Relay',
  summary: 'Add in turn until the goal is reached.',
  seats: { min: 2, max: 2 },
  streams: ['dice'],
  options: {
    shapes: { goal: optional(integer(1)), dice: optional(flag), countFirst: optional(flag) },
  },
  rules,
  setup({ options, random }) {
    const given = options as { readonly goal?: number; readonly dice?: boolean; readonly countFirst?: boolean };
    const { goal = DEFAULT_GOAL, dice = false, countFirst = false } = given;
    return { total: 0, goal, dice, next: seat(0), due: countFirst, counts: 0, notes: [], random };
  },
  play: {
    toAct,
    offers: (_state, by) => [{ kind: 'add', seat: by, slots: [oneSlot('amount', [1, 2, 3])] }],
    result: (state) => (isOver(state) ? { winners: [seat(1 - state.next)], reason: 'goal' } : undefined),
    next: (state) => (state.due ? { kind: 'count' } : undefined),
  },
  sight: {
    hides: false,
    // The notes are the state's own lists, so that a test sees whether a look is a copy.
    view: ({ total, next, counts, notes }) => ({ total, next, counts, notes }),
    determinize() {
      throw new Error('no test needs it');
    },
  },
  words: {
    messages: { 'event.added': '{seat} adds {amount}' },
    notation: {
      position: {
        parse(document, { random }) {
          const total = isRecord(document) ? document['total'] : undefined;
          if (typeof total !== 'number') return fail([issue('total', 'wrongTotal', 'a number', total ?? null)]);
          const start = { goal: DEFAULT_GOAL, dice: false, next: seat(0), due: false, counts: 0, notes: [], random };
          return ok({ ...start, total });
        },
        format: ({ total }) => ({ total }),
      },
      view: { format: (view) => view },
    },
  },
};

export const relay = defineGame(relayDefinition);
