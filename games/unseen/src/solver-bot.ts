/**
 * The exact solver as a player. It looks for the shortest way on from where the player is, whatever was done before. If there is none, it
 * begins the level again, provided that it can be won from the start. Where it knows no way, it plans nothing.
 */
import { seat } from '@turnwise/game';
import type { OwnBot, Plan, Planning } from '@turnwise/game';
import { createKernel, sameContent } from '@turnwise/kernel';
import { INPUTS, numberOf } from './actions.ts';
import { rules } from './rules.ts';
import { solving } from './solve/solve.ts';
import type { Solved } from './solve/solve.ts';
import { startLevel } from './start.ts';
import type { Action, Unseen, UnseenInput, UnseenState } from './types.ts';

/** States that it may expand for one decision: none of the levels that ship needs a hundred. */
const STATES = 300_000;
/** What it may take up while others think beside it. */
const MAX_BYTES = 1 << 28;

export const solverBot: OwnBot<Unseen> = { iterations: STATES, think: (state) => new Solver(state) };

const RESTART: UnseenInput = { kind: 'restart', seat: seat(0) };
const NO_PLAN: Plan<Unseen> = { inputs: [], wins: false };

/** What is expanded is counted by whoever makes the steps. */
class Solver implements Planning<Unseen> {
  ready = false;
  readonly #state: UnseenState;
  #work: ReturnType<typeof solving> | undefined = undefined;
  #begins = false;
  #plan = NO_PLAN;

  constructor(state: UnseenState) {
    this.#state = state;
  }

  step(): void {
    if (this.#work === undefined) {
      if (!isPlayed(this.#state)) return this.#end(NO_PLAN);
      this.#begin(this.#state.history);
    }
    const next = this.#work?.next();
    if (next?.done === true) this.#settle(next.value);
  }

  plan(): Plan<Unseen> {
    return this.#plan;
  }

  #begin(given: readonly Action[]): void {
    this.#work = solving(this.#state.level, { given, maxNodes: Infinity, maxBytes: MAX_BYTES });
  }

  #settle(solved: Solved): void {
    const { length } = this.#state.history;
    if (solved.kind === 'solved') {
      const inputs = solved.actions.slice(this.#begins ? 0 : length).map((one) => INPUTS[numberOf(one)] as UnseenInput);
      return this.#end({ inputs: this.#begins ? [RESTART, ...inputs] : inputs, wins: true });
    }
    if (solved.kind === 'gaveUp' || this.#begins || length === 0) return this.#end(NO_PLAN);
    this.#begins = true;
    this.#begin([]);
  }

  #end(plan: Plan<Unseen>): void {
    this.#plan = plan;
    this.ready = true;
  }
}

const kernel = createKernel(rules, { hash: false });

/** Whether its history leads to it. A position that was written by hand may have come about otherwise, and then nothing is known of it. */
function isPlayed({ level, history, worldLine, tracks, anchors }: UnseenState): boolean {
  const state = kernel.clone(startLevel(level));
  for (const action of history)
    if (kernel.step(state, INPUTS[numberOf(action)] as UnseenInput) !== undefined) return false;
  return sameContent([state.worldLine, state.tracks, state.anchors], [worldLine, tracks, anchors]);
}
