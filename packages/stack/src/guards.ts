/** Limits that only runaway content reaches. Exceeding one ends the dispatch as `aborted`, `guardExceeded`. */
import { abort } from '@turnwise/kernel';
import type { Json, LimitTable } from '@turnwise/kernel';

export interface Guards {
  /** Effects on the stack at one time. */
  readonly depth: number;
  /** Effects and instructions in one dispatch. */
  readonly steps: number;
  /** Backward jumps in one run of a program, over all its loops. */
  readonly iterations: number;
}

const ABORTS = 'The dispatch is `aborted` with `guardExceeded`, which lists what was on the stack.';

export const STACK_LIMITS = {
  depth: { usual: 100, unit: 'effects', about: 'Effects on the stack at one time.', at: ABORTS, changedBy: 'game' },
  steps: {
    usual: 100_000,
    unit: 'steps',
    about: 'Effects and instructions in one dispatch.',
    at: ABORTS,
    changedBy: 'game',
  },
  iterations: {
    usual: 1_000,
    unit: 'jumps',
    about: 'Backward jumps in one run of a program, over all its loops.',
    at: ABORTS,
    changedBy: 'game',
  },
} as const satisfies LimitTable;

export const USUAL_GUARDS: Guards = {
  depth: STACK_LIMITS.depth.usual,
  steps: STACK_LIMITS.steps.usual,
  iterations: STACK_LIMITS.iterations.usual,
};

/** The chain lists what was on the stack, from the bottom to the effect that ran away. */
export function guardExceeded(guard: string, limit: number, chain: readonly Json[]): ReturnType<typeof abort> {
  return abort('guardExceeded', { guard, limit, chain });
}
