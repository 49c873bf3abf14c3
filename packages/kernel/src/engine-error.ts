import { ANSWER_LIMITS } from './limits.ts';
import { shortText } from './shorten.ts';

/** A fault in the program, not a player's mistake. It is returned, never thrown, and the committed state is unchanged. */
export const ENGINE_ERRORS = [
  /** A behaviour threw. */
  'behaviourThrew',
  /** `apply` threw something other than a controlled abort. */
  'applyThrew',
  /** A diff changed the state, but no event says why. */
  'silentDiff',
  /** A frame drew from a random stream, but no event says what for. */
  'silentDraw',
  /** A diff changed nothing (found in development mode): it would clear redo and take a place in the undo stack. */
  'emptyDiff',
  /** `fork` leaves out a substate or puts another in its place, so the original would be lost (found in development mode). */
  'substateForgotten',
  /** The state that a dispatch led to breaks the rules' own invariants (found in development mode). */
  'invariantBroken',
  /** A state that had been handed out was changed (found in development mode). */
  'stateMutated',
  /** The state holds something that cannot be saved: a fraction, a function, a cycle. */
  'stateUnwritable',
  /** A fast run was stopped after its first diff, so its state is void. */
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
  /** The name of the error that was thrown, if any. */
  readonly errorType?: string;
  readonly diff?: unknown;
  readonly stack?: string;
}

export function engineError(code: EngineErrorCode, by: string, message: string, diff?: unknown): EngineError {
  return diff === undefined
    ? { kind: 'engineError', code, by, message }
    : { kind: 'engineError', code, by, message, diff };
}

/** Makes an engine error from something that was thrown. */
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
