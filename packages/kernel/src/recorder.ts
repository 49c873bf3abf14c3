/** Recorded dispatches and previews of one kernel: the input's shape, the behaviours in order, and what came of it as one frame. */
import type { Chain } from './chain.ts';
import { faultBefore, faultOf, violationOf } from './development.ts';
import { Emitted } from './emitted.ts';
import { engineError, engineErrorFrom } from './engine-error.ts';
import type { EngineError } from './engine-error.ts';
import { frameHash, startHash } from './frame-hash.ts';
import { frameNumber } from './frame.ts';
import type { Frame } from './frame.ts';
import { freezeDeep, Watch } from './freeze.ts';
import type { EventBase, GameTypes } from './game-types.ts';
import type { InputCheck } from './input-check.ts';
import type { Careful, DispatchOptions, Previewed } from './kernel.ts';
import type { Stop } from './outcome.ts';
import { refusalOf } from './refusal-of.ts';
import { fail, ok } from './result.ts';
import type { Result } from './result.ts';
import { UNCERTAIN, Work } from './work.ts';
import type { Setting } from './work.ts';

/** `at` is null for a preview, which goes on from no frame. */
export type Recorder<T extends GameTypes> = (
  state: T['State'],
  input: T['Input'],
  careful: Careful<T>,
  at: DispatchOptions | null,
) => Result<Previewed<T>, EngineError>;

export interface Recording<T extends GameTypes> {
  readonly setting: Setting<T>;
  readonly chain: Chain<T>;
  readonly check: InputCheck;
  /** Whether frames have a hash. */
  readonly hashes: boolean;
}

export function createRecorder<T extends GameTypes>({ setting, chain, check, hashes }: Recording<T>): Recorder<T> {
  const { rules, development } = setting;
  const watch = new Watch();
  /** One for all dispatches; removed while it is in use. */
  let idle: Emitted<T> | undefined;

  return (state, input, careful, at) => {
    const malformed = check.refuse(input);
    if (malformed !== undefined) return refused(state, malformed, 'kernel');
    if (development) {
      const wrong = faultBefore(rules, state, watch);
      if (wrong !== undefined) return fail(wrong);
      freezeDeep(input);
    }
    const stopsAt = careful === false ? null : careful === true ? revealsSomething : careful;
    const emitted = idle ?? new Emitted<T>();
    idle = undefined;
    const work = new Work<T>(setting, state, emitted, stopsAt);
    const end = chain.run(input, work, stopsAt !== null);
    idle = emitted;
    if (end !== undefined && end !== UNCERTAIN) return 'stop' in end ? refused(state, end, work.by, work) : fail(end);
    const uncertain = end === UNCERTAIN;
    if (work.applied === 0) return ok({ outcome: NO_CHANGE, state, uncertain });
    if (work.tellsNothing) return fail(silentDraw(work.drawer));
    const after: T['State'] = work.state;
    if (development) {
      // A preview may begin or end in the middle of changes that belong together.
      const fault = faultOf(rules, state, after, watch) ?? (at === null ? undefined : violationOf(rules, after));
      if (fault !== undefined) return fail(fault);
    }
    let digest = 0;
    try {
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
  };
}

function revealsSomething(event: EventBase): boolean {
  return event.reveals === true;
}

function refused<T extends GameTypes>(
  state: T['State'],
  stop: Stop,
  by: string,
  work?: Work<T>,
): Result<Previewed<T>, EngineError> {
  return ok({ outcome: refusalOf(stop, by, work), state, uncertain: false });
}

function silentDraw(by: string): EngineError {
  return engineError(
    'silentDraw',
    by,
    'the frame draws a random number, but no event says what for: add a diff or a fact',
  );
}

const NO_CHANGE = Object.freeze({ kind: 'noChange' } as const);
