/** The result of a submission, an undo or a redo. It is for the host: it has whole frames, so do not send it to a seat. */
import type { AnyTypes } from '@turnwise/game';
import { boundParams } from '@turnwise/kernel';
import type { EngineError, Frame, Outcome, Refusal } from '@turnwise/kernel';
import type { FailedInput } from './document.ts';

export interface Submission {
  readonly outcome: Outcome<AnyTypes>;
  /** Every frame that it committed, undid or redid, including the system's, oldest first. */
  readonly frames: readonly AnyFrame[];
  /**
   * A fault in the program. It ended the match, unless the game's own `fault` input took it (see the match's status), or it is why an
   * input of a seat was refused with `engineFault`.
   */
  readonly fault?: EngineError;
  /** The input of a seat that was refused because of the fault, as a document would have it. */
  readonly failed?: FailedInput;
  /** The call has reached its limit and the system is not done: continue with `advance()`. */
  readonly more?: true;
}

export type AnyFrame = Frame<AnyTypes>;

/** A refusal by the match itself. */
export function refuse(kind: Refusal['kind'], code: string, params: Refusal['params'] = {}): Submission {
  return { outcome: { kind, code, params: boundParams(params), by: 'match' }, frames: [] };
}
