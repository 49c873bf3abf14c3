/**
 * The kernel: pure functions from a state and an input to the next state. It holds rules and no state of its own, so one
 * kernel serves any number of matches.
 *
 * A dispatch in six lines: the input's shape is checked; the behaviours are evaluated in order, and each sees the
 * working state; what they return is applied at once, diff by diff, with its events; a stop discards everything; if
 * nothing was applied, the outcome is `noChange`; otherwise it becomes one frame.
 */
import { orderBehaviours } from './behaviour.ts';
import type { Step } from './behaviour.ts';
import { boundParams } from './bound-params.ts';
import { Chain } from './chain.ts';
import { hashValue } from './codec/hash.ts';
import { createStateCodec } from './codec/state-codec.ts';
import type { StateCodec } from './codec/state-codec.ts';
import { cloneSharing, copyInto } from './copy-into.ts';
import { checkConstants, faultBefore, faultOf, forkFault, violationOf, watched } from './development.ts';
import { Emitted } from './emitted.ts';
import { engineError, engineErrorFrom } from './engine-error.ts';
import type { EngineError } from './engine-error.ts';
import { frameHash, startHash } from './frame-hash.ts';
import { frameNumber } from './frame.ts';
import type { Frame } from './frame.ts';
import { freezeDeep, Watch } from './freeze.ts';
import { createInputCheck } from './input-check.ts';
import type { Issue } from './issue.ts';
import { USUAL_BUDGETS } from './limits.ts';
import type { Budgets } from './limits.ts';
import type { Outcome, Refusal, Stop } from './outcome.ts';
import type { DrawStep } from './random/draw-step.ts';
import { fail, ok } from './result.ts';
import type { Result } from './result.ts';
import type { EventBase, GameTypes } from './game-types.ts';
import type { Rules } from './rules.ts';
import { UNCERTAIN, Work } from './work.ts';
import type { Setting } from './work.ts';

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

/**
 * Throws on a programmer's mistake in the rules (two behaviours with the same order and name; in development mode a constant
 * that is not a substate), because nothing could run then.
 */
export function createKernel<T extends GameTypes>(rules: Rules<T>, options: KernelOptions = {}): Kernel<T> {
  const ordered = orderBehaviours(rules.behaviours);
  const development = options.development === true;
  if (development) checkConstants(rules);
  const chain = new Chain<T>(development ? ordered.map(watched) : ordered);
  const check = createInputCheck(rules.inputs);
  const watch = new Watch();
  const hashes = options.hash !== false;
  const codec = createStateCodec(rules);
  const budgets: Budgets = { ...USUAL_BUDGETS, ...options.budgets };
  const setting: Setting<T> = { rules, names: chain.names, development, budgets };
  const { constants = [] } = rules;
  /** One work for all fast steps; removed while it is in use. */
  let idle: Work<T> | undefined;
  /** The same for the events of recorded dispatches. */
  let idleEmitted: Emitted<T> | undefined;

  function run(
    state: T['State'],
    input: T['Input'],
    careful: Careful<T>,
    at: DispatchOptions | null,
  ): Result<Previewed<T>, EngineError> {
    const malformed = check.refuse(input);
    if (malformed !== undefined) return refused(state, malformed, 'kernel');
    if (development) {
      const wrong = faultBefore(rules, state, watch);
      if (wrong !== undefined) return fail(wrong);
      freezeDeep(input);
    }
    const stopsAt = careful === false ? null : careful === true ? revealsSomething : careful;
    const emitted = idleEmitted ?? new Emitted<T>();
    idleEmitted = undefined;
    const work = new Work<T>(setting, state, emitted, stopsAt);
    const end = chain.run(input, work, stopsAt !== null);
    idleEmitted = emitted;
    if (end !== undefined && end !== UNCERTAIN) {
      if ('stop' in end) return refused(state, end, work.by, work);
      return fail(end);
    }
    const uncertain = end === UNCERTAIN;
    if (work.applied === 0) return ok({ outcome: NO_CHANGE, state, uncertain });
    if (work.tellsNothing)
      return fail(
        engineError(
          'silentDraw',
          work.drawer,
          'the frame draws a random number, but no event says what for: add a diff or a fact',
        ),
      );
    const after: T['State'] = work.state;
    const fault = development ? faultOf(rules, state, after, watch) : undefined;
    if (fault !== undefined) return fail(fault);
    // A preview may begin or end in the middle of changes that belong together.
    const violation = development && at !== null ? violationOf(rules, after) : undefined;
    if (violation !== undefined) return fail(violation);
    let digest = 0;
    try {
      // Not of a preview, which goes on from no frame.
      if (hashes && at !== null) digest = frameHash(at.hash === 0 ? startHash(state) : (at.hash ?? 0), work.changes);
    } catch (thrown) {
      return fail(engineErrorFrom('stateUnwritable', 'kernel', thrown));
    }
    const frame: Frame<T> = {
      no: frameNumber(at?.no ?? 1),
      input,
      changes: work.changes,
      irreversible: work.irreversible || at?.irreversible === true,
      hash: digest,
    };
    if (development) {
      freezeDeep(after);
      freezeDeep(frame);
      watch.finds(after);
    }
    return ok({ outcome: { kind: 'committed', frame }, state: after, uncertain });
  }

  function refused(state: T['State'], stop: Stop, by: string, work?: Work<T>): Result<Previewed<T>, EngineError> {
    return ok({ outcome: refusalOf(stop, by, work), state, uncertain: false });
  }

  function stepFast(state: T['State'], input: T['Input']): Refusal | EngineError | undefined {
    const work = idle ?? new Work<T>(setting, state, 'fast');
    idle = undefined;
    work.reset(state);
    const end = chain.run(input, work, false);
    idle = work;
    if (end === undefined || end === UNCERTAIN) return undefined;
    if (!('stop' in end)) return end;
    if (work.applied === 0) return refusalOf(end, work.by);
    return engineError('fastStateVoid', work.by, `stopped with ${end.code} after ${work.applied} diffs`);
  }

  /** Chosen here, so that production does not check at every step. */
  const step: typeof stepFast = development
    ? (state, input) => {
        freezeDeep(input);
        return stepFast(state, input);
      }
    : stepFast;

  return {
    rules,
    order: ordered.map((behaviour) => behaviour.name),
    dispatch: (state, input, at = {}) => run(state, input, false, at),
    preview: (state, input, careful = false) => run(state, input, careful, null),
    validate(state, input) {
      const malformed = check.refuse(input);
      if (malformed !== undefined) return ok(refusalOf(malformed, 'kernel'));
      if (development) {
        const wrong = forkFault(rules, state);
        if (wrong !== undefined) return fail(wrong);
        freezeDeep(input);
      }
      const work = new Work<T>(setting, state, 'checking');
      const end = chain.run(input, work, false);
      if (end === undefined || end === UNCERTAIN) return ok(undefined);
      return 'stop' in end ? ok(refusalOf(end, work.by, work)) : fail(end);
    },
    inputIssues: (input) => check.issues(input),
    step,
    stepMany(state, inputs) {
      for (let done = 0; done < inputs.length; done++) {
        const stopped = step(state, inputs[done] as T['Input']);
        if (stopped !== undefined) return { done, stopped };
      }
      return { done: inputs.length, stopped: undefined };
    },
    // The fork gives the copy the same hidden class as every other state.
    clone: rules.clone ?? ((state) => rules.fork(cloneSharing(state, constants))),
    cloneInto: rules.copyInto ?? ((to, from) => copyInto(to, from, constants)),
    applyDiffs(state, diffs) {
      const wrong = development ? forkFault(rules, state) : undefined;
      if (wrong !== undefined) return fail(wrong);
      const replayed: readonly Step<T>[] = diffs;
      const only = new Chain<T>([{ name: 'replay', order: 0, evaluate: () => replayed }]);
      const work = new Work<T>({ ...setting, names: only.names, budgets: UNBOUNDED }, state, new Emitted());
      const end = only.run(undefined as unknown as T['Input'], work, false);
      if (end === undefined || end === UNCERTAIN) {
        const lost = development ? forkFault(rules, work.state) : undefined;
        return lost === undefined ? ok(work.state) : fail(lost);
      }
      return fail('stop' in end ? engineError('applyThrew', 'replay', `stopped with ${end.code}`) : end);
    },
    hash: hashValue,
    codec,
  };
}

function revealsSomething(event: EventBase): boolean {
  return event.reveals === true;
}

/** A frame's diffs were counted when it was made. */
const UNBOUNDED: Budgets = { changesPerInput: Infinity, evaluationsPerInput: Infinity, textPerInput: Infinity };

const NO_CHANGE = Object.freeze({ kind: 'noChange' } as const);

function refusalOf<T extends GameTypes>(stop: Stop, by: string, work?: Work<T>): Refusal {
  const { code } = stop;
  const params = boundParams(stop.params);
  if (stop.stop !== 'aborted' || work === undefined) return { kind: stop.stop, code, params, by };
  return { kind: stop.stop, code, params, by, debug: { diff: work.diff ?? null, changes: work.changes } };
}
