/**
 * The kernel: pure functions from a state and an input to the next state. It holds rules and no state of its own, so one
 * kernel serves any number of matches.
 *
 * A dispatch in six lines: the input's shape is checked; the behaviours are evaluated in order, and each sees the
 * working state; what they return is applied at once, diff by diff, with its events; a stop discards everything; if
 * nothing was applied, the outcome is `noChange`; otherwise it becomes one frame.
 */
import type { StateCodec } from './codec/state-codec.ts';
import type { EngineError } from './engine-error.ts';
import type { GameTypes } from './game-types.ts';
import type { Issue } from './issue.ts';
import type { Budgets } from './limits.ts';
import type { Outcome, Refusal } from './outcome.ts';
import type { DrawStep } from './random/draw-step.ts';
import type { Result } from './result.ts';
import type { Rules } from './rules.ts';

export interface KernelOptions {
  /**
   * Freezes what is handed out and detects who changed it; finds diffs that change nothing and substates that `fork`
   * does not pass on; runs the rules' invariants after every dispatch. Slower; for tests and for writing rules.
   */
  readonly development?: boolean;
  /** Puts a hash on every frame. Default true. */
  readonly hash?: boolean;
  /** The budgets of one dispatch. Default `USUAL_BUDGETS`. */
  readonly budgets?: Partial<Budgets>;
}

export interface DispatchOptions {
  /** The number that the frame will have; `History` counts. Default 1. */
  readonly no?: number;
  /** The hash of the frame before, from which the frame's own goes on; 0 before the first, which goes on from the state. Default: from nothing. */
  readonly hash?: number;
  /** Makes the frame irreversible even if it would not be. */
  readonly irreversible?: boolean;
}

export interface Dispatched<T extends GameTypes> {
  readonly outcome: Outcome<T>;
  /** The next state; the same object as before if nothing was committed. */
  readonly state: T['State'];
}

export interface Previewed<T extends GameTypes> extends Dispatched<T> {
  /** The preview stopped before chance or a secret; what it shows is certain up to there. */
  readonly uncertain: boolean;
}

/** Whether a preview stops before secrets: never, at every event that reveals, or at events that pass the test. */
export type Careful<T extends GameTypes> = boolean | ((event: T['Event']) => boolean);

export interface Kernel<T extends GameTypes> {
  readonly rules: Rules<T>;
  /** The behaviours' names in the order in which they are evaluated. */
  readonly order: readonly string[];
  /** Runs one input, completely or not at all. The frame keeps the input, so do not change it afterwards. */
  dispatch(state: T['State'], input: T['Input'], options?: DispatchOptions): Result<Dispatched<T>, EngineError>;
  /**
   * The same, but nothing is kept, and its frame has no hash. A careful preview, which a seat may see, stops at the first
   * draw or reveal. Given a test, it stops at the first draw or at the first event that passes the test: a seat may already
   * know what others learn.
   */
  preview(state: T['State'], input: T['Input'], careful?: Careful<T>): Result<Previewed<T>, EngineError>;
  /** The refusal that a dispatch would give, or undefined. It builds no events. */
  validate(state: T['State'], input: T['Input']): Result<Refusal | undefined, EngineError>;
  /** Every issue with an input's shape, for people; empty for an input of the game. */
  inputIssues(input: unknown): readonly Issue[];

  /**
   * Fast mode: changes the caller's own state in place, without events and frames, for an input that is known to be
   * accepted. Returns undefined on success. A refusal before the first diff leaves the state unchanged; after it the
   * state is void and the answer is an engine error. Development mode freezes the input, as everywhere.
   */
  step(state: T['State'], input: T['Input']): Refusal | EngineError | undefined;
  /** Steps through all inputs; stops at the first that is not accepted and says how many were. */
  stepMany(
    state: T['State'],
    inputs: readonly T['Input'][],
  ): { done: number; stopped: Refusal | EngineError | undefined };
  /** A copy for fast mode: it shares its constants with this state, and otherwise nothing that is ever written into. */
  clone(state: T['State']): T['State'];
  /** Makes `to` equal to `from`, reusing its memory. */
  cloneInto(to: T['State'], from: T['State']): void;

  /** Applies the diffs of a frame to the state before it and returns the state after it. */
  applyDiffs(state: T['State'], diffs: readonly (T['Diff'] | DrawStep)[]): Result<T['State'], EngineError>;
  /** The state's hash, computed from scratch. */
  hash(state: T['State']): string;
  readonly codec: StateCodec<T>;
}
