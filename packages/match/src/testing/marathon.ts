/**
 * A made-up game for the tests of a match: a seat says how far to run, and the system makes one step after another. A step may draw a
 * die, fail, or be one that only the runner sees. With `first`, the system runs before anybody is asked.
 */
import { defineGame, NO_SEATS, onlySeat, seat } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { fail, flag, integer, isRecord, issue, optional, readStream, text } from '@turnwise/kernel';
import type { Evaluation, Json, Random, Rules } from '@turnwise/kernel';

interface MarathonState {
  readonly left: number;
  readonly made: number;
  readonly dice: boolean;
  /** A step at which the program fails, by how many were made; -1 for none. */
  readonly fails: number;
  readonly mended: number;
  readonly random: Random;
}

interface Marathon {
  State: MarathonState;
  Input:
    | { readonly kind: 'run'; readonly seat: Seat; readonly steps: number; readonly fails?: number }
    | { readonly kind: 'cheer'; readonly seat: Seat }
    | { readonly kind: 'step'; readonly seat?: Seat }
    | { readonly kind: 'rest' }
    | {
        readonly kind: 'fault';
        readonly code: string;
        readonly by: string;
        readonly message: string;
        readonly errorType: string;
      };
  Diff:
    | { readonly kind: 'run'; readonly steps: number; readonly fails: number }
    | { readonly kind: 'step'; readonly pips: number }
    | { readonly kind: 'rest' }
    | { readonly kind: 'mend' };
  Event:
    | { readonly kind: 'began'; readonly steps: number }
    | { readonly kind: 'stepped'; readonly at: number; readonly pips: number; readonly reveals?: boolean }
    | { readonly kind: 'rested' | 'mended' | 'cheered' };
  View: Json;
}

const act: Evaluation<Marathon> = {
  name: 'act',
  order: 0,
  evaluate(input, state) {
    switch (input.kind) {
      case 'run':
        return [{ kind: 'run', steps: input.steps, fails: input.fails ?? -1 }];
      case 'cheer':
        return [{ kind: 'mend' }];
      case 'rest':
        return [{ kind: 'rest' }];
      case 'fault':
        return [{ kind: 'mend' }];
      case 'step': {
        if (state.made === state.fails) throw new Error('a stumble');
        if (!state.dice) return [{ kind: 'step', pips: 0 }];
        const dice = readStream(state.random, 'dice');
        const pips = dice.die(6);
        return [dice.step(), { kind: 'step', pips }];
      }
    }
  },
};

function rulesOf(name: string, mends: boolean): Rules<Marathon> {
  const fault = { code: text, by: text, message: text, errorType: text };
  const inputs = {
    run: { seat: integer(0, 0), steps: integer(0), fails: optional(integer()) },
    cheer: { seat: integer(0, 0) },
    step: { seat: optional(integer(0, 0)) },
    rest: {},
    fault,
  };
  if (!mends) Reflect.deleteProperty(inputs, 'fault');
  return {
    name,
    schemaVersion: 1,
    fork: ({ left, made, dice, fails, mended, random }) => ({ left, made, dice, fails, mended, random }),
    inputs,
    behaviours: [act],
    apply({ state }, diff, emit) {
      switch (diff.kind) {
        case 'run':
          state.left = diff.steps;
          state.fails = diff.fails;
          emit?.({ kind: 'began', steps: diff.steps });
          break;
        case 'step':
          state.left--;
          state.made++;
          emit?.({ kind: 'stepped', at: state.made, pips: diff.pips });
          break;
        case 'rest':
          state.left = 0;
          emit?.({ kind: 'rested' });
          break;
        case 'mend':
          state.mended++;
          emit?.({ kind: 'mended' });
          break;
      }
    },
  };
}

function gameOf(id: string, mends: boolean) {
  return defineGame<Marathon>({
    id,
    version: '1.0.0',
    title: id,
    summary: 'The system runs.',
    seats: { min: 1, max: 1 },
    streams: ['dice'],
    options: {
      shapes: { first: optional(integer(0)), dice: optional(flag) },
    },
    rules: rulesOf(id, mends),
    setup({ options, random }) {
      const { first = 0, dice = false } = (isRecord(options) ? options : {}) as { first?: number; dice?: boolean };
      return { left: first, made: 0, dice, fails: -1, mended: 0, random };
    },
    play: {
      toAct: ({ left }) => (left === 0 ? onlySeat(seat(0)) : NO_SEATS),
      offers: (_state, by) => [
        { kind: 'cheer', seat: by, slots: [], aside: true },
        { kind: 'run', seat: by, fixed: { steps: 1 }, slots: [] },
      ],
      result: () => undefined,
      next: () => ({ kind: 'step' }),
      isControl: ({ kind }) => kind === 'rest',
      longest: 100,
    },
    sight: {
      hides: false,
      view: ({ left, made, mended }) => ({ left, made, mended }),
      determinize() {
        throw new Error('no test needs it');
      },
    },
    words: {
      messages: {},
      notation: {
        position: { parse: () => fail([issue('', 'noPositions', 'no position')]), format: () => null },
        view: { format: (view) => view },
      },
    },
  });
}

export const marathon = gameOf('marathon', false);
/** It takes faults, and fails at the same step again. */
export const stubborn = gameOf('stubborn', true);

/** The system makes its steps in the name of the seat. */
export const puppet = { ...marathon, next: () => ({ kind: 'step' as const, seat: seat(0) }) };
