/** What an expectation looks at: the moment after a step, or the one that a preview showed. */
import type { AnyGame, AnyState, Table } from '@turnwise/game';
import type { Json, OutcomeKind } from '@turnwise/kernel';
import type { Seen } from './seen.ts';

/** The outcome of a step. */
export interface StepOutcome {
  readonly kind: OutcomeKind;
  /** Of a refusal. */
  readonly code?: string;
  /** Of a refusal, seats by name. */
  readonly params?: Json;
}

export interface Scene {
  readonly game: AnyGame;
  readonly table: Table;
  readonly state: AnyState;
  /** In notation, as the host sees them: of the step, or of the whole play. */
  readonly events: readonly Json[];
  /** What the viewers have seen since the position. */
  readonly seen: Seen;
}
