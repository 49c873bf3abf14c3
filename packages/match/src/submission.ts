/** What a submission, an undo or a redo came to. It is for the host: its frames are whole, so none of it is for a seat. */
import type { AnyTypes } from '@turnwise/game';
import type { EngineError, Frame, Outcome, Refusal } from '@turnwise/kernel';

export interface Submission {
  readonly outcome: Outcome<AnyTypes>;
  /** Every frame that it committed, undid or redid, the system's included, oldest first. */
  readonly frames: readonly AnyFrame[];
  /** A fault of the program. It ended the match, unless the game's own `fault` input took it: see the match's status. */
  readonly fault?: EngineError;
}

export type AnyFrame = Frame<AnyTypes>;

/** A refusal by the match itself. */
export function refuse(kind: Refusal['kind'], code: string, params: Refusal['params'] = {}): Submission {
  return { outcome: { kind, code, params, by: 'match' }, frames: [] };
}
