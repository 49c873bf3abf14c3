/** Limits that only runaway content reaches. Going over one ends the dispatch as `aborted`, `guardExceeded`. */
import { abort } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

export interface Guards {
  /** Effects on the stack at one time. */
  readonly depth: number;
  /** Effects and instructions in one dispatch. */
  readonly steps: number;
  /** Jumps backwards in one run of a program, of all its loops together. */
  readonly iterations: number;
}

export const USUAL_GUARDS: Guards = { depth: 100, steps: 100_000, iterations: 1_000 };

/** The chain is what lay on the stack, from the bottom to the one that ran away. */
export function guardExceeded(guard: string, limit: number, chain: readonly Json[]): ReturnType<typeof abort> {
  return abort('guardExceeded', { guard, limit, chain });
}
