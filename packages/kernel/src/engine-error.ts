import { ANSWER_LIMITS } from './limits.ts';
import { shortText } from './shorten.ts';

/** A fault in the program, not of the player: it is returned, never thrown, and the committed state is as it was. */
export const ENGINE_ERRORS = [
  /** A behaviour threw. */
  'behaviourThrew',
  /** `apply` threw something that was no controlled abort. */
  'applyThrew',
  /** A diff changed the state and no event says why. */
  'silentDiff',
  /** A frame drew from a random stream, and no event says what for. */
  'silentDraw',
  /** A diff changed nothing (found in development mode): it would clear redo and take a place in the undo stack. */
  'emptyDiff',
  /** `fork` leaves a substate out, or gives another in its place: what was there would be lost (found in development mode). */
  'substateForgotten',
  /** The state that a dispatch led to breaks the rules' own invariants (found in development mode). */
  'invariantBroken',
  /** Somebody changed a state that had been handed out (found in development mode). */
  'stateMutated',
  /** The state holds something that no save can hold: a fraction, a function, a circle. */
  'stateUnwritable',
  /** A fast run was stopped after its first diff: that state is void. */
  'fastStateVoid',
  /** A behaviour returned something that is neither a list of steps nor a stop. */
  'wrongResolution',
] as const;

export type EngineErrorCode = (typeof ENGINE_ERRORS)[number];

export interface EngineError {
  readonly kind: 'engineError';
  readonly code: EngineErrorCode;
  /** The behaviour that was at work, or `kernel`. */
  readonly by: string;
  readonly message: string;
  /** Name of the error that was thrown, where one was. */
  readonly errorType?: string;
  readonly diff?: unknown;
  readonly stack?: string;
}

export function engineError(code: EngineErrorCode, by: string, message: string, diff?: unknown): EngineError {
  return diff === undefined
    ? { kind: 'engineError', code, by, message }
    : { kind: 'engineError', code, by, message, diff };
}

/** An engine error out of something that was thrown. */
export function engineErrorFrom(code: EngineErrorCode, by: string, thrown: unknown, diff?: unknown): EngineError {
  const base = engineError(code, by, shortText(messageOf(thrown), LONGEST), diff);
  if (!(thrown instanceof Error)) return base;
  return {
    ...base,
    errorType: thrown.name,
    ...(thrown.stack === undefined ? {} : { stack: shortText(thrown.stack, 4 * LONGEST) }),
  };
}

const LONGEST = ANSWER_LIMITS.refusalText.usual;

function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  try {
    return String(thrown);
  } catch {
    return 'something that cannot be printed was thrown';
  }
}
