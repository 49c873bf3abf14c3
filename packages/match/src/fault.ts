/**
 * Faults of the program, and the system input `fault` by which a match records one. A replay that meets it ends there
 * without running the failing code again.
 */
import type { AnyGame, AnyInput } from '@turnwise/game';
import { ENGINE_ERRORS, fail, object, ok, oneOf, text } from '@turnwise/kernel';
import type { EngineError, Issue, Json, Refusal, Result } from '@turnwise/kernel';

export function faultInput(error: EngineError): AnyInput & { readonly [field: string]: Json } {
  const { code, by, message, errorType } = error;
  return { kind: 'fault', code, by, message, errorType: errorType ?? 'Error' };
}

interface RecordedFault extends Required<Pick<EngineError, 'code' | 'by' | 'message' | 'errorType'>> {
  readonly kind: 'fault';
}

const shape = object<RecordedFault>({
  kind: oneOf(['fault']),
  code: oneOf(ENGINE_ERRORS),
  by: text,
  message: text,
  errorType: text,
});

/** The error out of a recorded input. */
export function parseFault(document: unknown): Result<EngineError, readonly Issue[]> {
  return shape.is(document) ? ok({ ...document, kind: 'engineError' }) : fail(shape.issues(document, ''));
}

/**
 * What happens after a fault in a seat's own input:
 * - `end`: it ends the match, or the game's own `fault` input takes it.
 * - `refuse`: the input is refused, nothing changes, and the host is told of the fault.
 */
export const FAULT_POLICIES = ['end', 'refuse'] as const;
export type FaultPolicy = (typeof FAULT_POLICIES)[number];

/** What a seat is told of a fault in its input: only that there was one. */
export function engineFault(): Refusal {
  return { kind: 'aborted', code: 'engineFault', params: {}, by: 'match' };
}

/** Whether the game has a `fault` input of its own, so that it can continue. */
export function takesFaults(game: AnyGame): boolean {
  return Object.hasOwn(game.rules.inputs, 'fault');
}

/** The game makes no progress by itself; if it refused its own input, the error has that code. */
export function stuck(message: string, errorType?: string): EngineError {
  const error: EngineError = { kind: 'engineError', code: 'wrongResolution', by: 'match', message };
  return errorType === undefined ? error : { ...error, errorType };
}

/** Asks the game something outside a dispatch; what it throws is a fault like any other. */
export function guarded<V>(by: string, ask: () => V): Result<V, EngineError> {
  try {
    return ok(ask());
  } catch (thrown) {
    const { name, message } = thrown instanceof Error ? thrown : { name: 'Error', message: String(thrown) };
    return fail({ kind: 'engineError', code: 'behaviourThrew', by, message, errorType: name });
  }
}
