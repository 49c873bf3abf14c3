/**
 * Made-up games for the tests of a match, with a bug for every place where one can be: an input names the bug that it sets
 * off. `faulty` has no `fault` input, `mending` has one and goes on after it, `hopeless` has one that fails itself, and
 * `unwilling` one that it refuses.
 */
import { defineGame, onlySeat, NO_SEATS, oneSlot, seat } from '@turnwise/game';
import type { HostGame, Seat } from '@turnwise/game';
import { disallowed, fail, integer, issue, oneOf, text } from '@turnwise/kernel';
import type { Evaluation, Json, Rules } from '@turnwise/kernel';

export const BUGS = [
  'none',
  /** A behaviour throws. */
  'evaluate',
  'apply',
  'silent',
  /** The system input that comes next does this. */
  'systemThrows',
  'systemRefused',
  'systemIdle',
  'systemEndless',
  /** What the game is asked outside a dispatch throws. */
  'next',
  'toAct',
  'choices',
  'view',
  'viewEvent',
  'offers',
] as const;
export type Bug = (typeof BUGS)[number];

/** What is found when somebody is shown something, and does not end a match. */
export const SHOWN: readonly Bug[] = ['view', 'viewEvent', 'offers'];
const SHOWING: readonly string[] = ['choices', ...SHOWN];

/** After a repair, the system ticks once before the seat goes on. */
const MENDED = 'mended';

interface FaultyState {
  readonly pokes: number;
  readonly ticks: number;
  readonly mended: number;
  readonly bug: Bug | typeof MENDED;
}

interface Recorded {
  readonly code: string;
  readonly by: string;
  readonly message: string;
  readonly errorType: string;
}

interface Faulty {
  State: FaultyState;
  Input:
    | { readonly kind: 'poke'; readonly seat: Seat; readonly bug: Bug }
    | { readonly kind: 'tick' }
    | (Recorded & { readonly kind: 'fault' });
  Diff:
    | { readonly kind: 'poke'; readonly bug: Bug }
    | { readonly kind: 'tick' }
    | { readonly kind: 'mend' }
    | { readonly kind: 'break' }
    | { readonly kind: 'hush' };
  Event: { readonly kind: 'poked'; readonly bug: Bug } | { readonly kind: 'ticked' | 'mended' };
  View: Json;
}

/** How often rules that fail were run, so that a test sees that a replay leaves them alone. */
export const failures = { count: 0 };

function broken(where: string): Error {
  failures.count++;
  return new TypeError(`broken ${where}`);
}

type Mending = 'none' | 'mends' | 'throws' | 'refuses';

function act(mending: Mending): Evaluation<Faulty> {
  return {
    name: 'act',
    order: 0,
    evaluate(input, state) {
      switch (input.kind) {
        case 'poke':
          if (input.bug === 'evaluate') throw broken('behaviour');
          if (input.bug === 'apply') return [{ kind: 'poke', bug: 'none' }, { kind: 'break' }];
          if (input.bug === 'silent') return [{ kind: 'hush' }];
          return [{ kind: 'poke', bug: input.bug }];
        case 'tick':
          if (state.bug === 'systemThrows') throw broken('tick');
          if (state.bug === 'systemRefused') return disallowed('jammed');
          return state.bug === 'systemIdle' ? [] : [{ kind: 'tick' }];
        case 'fault':
          if (mending === 'throws') throw broken('mending');
          return mending === 'refuses' ? disallowed('beyondRepair') : [{ kind: 'mend' }];
      }
    },
  };
}

function rulesOf(name: string, mending: Mending): Rules<Faulty> {
  const fault = { code: text, by: text, message: text, errorType: text };
  const inputs = { poke: { seat: integer(0, 0), bug: oneOf(BUGS) }, tick: {}, fault };
  if (mending === 'none') Reflect.deleteProperty(inputs, 'fault');
  return {
    name,
    schemaVersion: 1,
    fork: ({ pokes, ticks, mended, bug }) => ({ pokes, ticks, mended, bug }),
    inputs,
    behaviours: [act(mending)],
    apply({ state }, diff, emit) {
      switch (diff.kind) {
        case 'poke':
          state.pokes++;
          state.bug = diff.bug;
          emit?.({ kind: 'poked', bug: diff.bug });
          break;
        case 'tick':
          state.ticks++;
          if (state.bug === MENDED) state.bug = 'none';
          emit?.({ kind: 'ticked' });
          break;
        case 'mend':
          state.mended++;
          state.bug = MENDED;
          emit?.({ kind: 'mended' });
          break;
        case 'break':
          throw broken('apply');
        case 'hush':
          state.pokes++;
          break;
      }
    },
  };
}

function gameOf(id: string, mending: Mending): HostGame {
  return defineGame<Faulty>({
    id,
    version: '1.0.0',
    title: id,
    summary: 'Breaks where it is told to.',
    seats: { min: 1, max: 1 },
    rules: rulesOf(id, mending),
    setup: () => ({ pokes: 0, ticks: 0, mended: 0, bug: 'none' }),
    play: {
      toAct({ bug }) {
        if (bug === 'toAct') throw broken('toAct');
        return bug === 'none' || SHOWING.includes(bug) ? onlySeat(seat(0)) : NO_SEATS;
      },
      offers({ bug }, by) {
        if (bug === 'offers') throw broken('offers');
        return [{ kind: 'poke', seat: by, slots: [oneSlot('bug', BUGS)] }];
      },
      result: () => undefined,
      next({ bug }) {
        if (bug === 'next') throw broken('next');
        return { kind: 'tick' };
      },
      choices({ bug }) {
        if (bug === 'choices') throw broken('choices');
        return [];
      },
      longest: 50,
    },
    sight: {
      hides: false,
      view(state) {
        if (state.bug === 'view') throw broken('view');
        return { ...state };
      },
      viewEvent(event) {
        if (event.kind === 'poked' && event.bug === 'viewEvent') throw broken('viewEvent');
        return event;
      },
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

export const faulty = gameOf('faulty', 'none');
export const mending = gameOf('mending', 'mends');
export const hopeless = gameOf('hopeless', 'throws');
export const unwilling = gameOf('unwilling', 'refuses');
