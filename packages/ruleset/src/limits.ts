/** What bounds a ruleset and a match under it. The budgets of one dispatch are the host's (`KERNEL_LIMITS`). */
import type { LimitTable } from '@turnwise/kernel';

const GUARD =
  'The input is `aborted` with `guardExceeded`, or the match halts where no seat has just made what runs away.';

export const RULESET_LIMITS = {
  stackDepth: {
    usual: 100,
    unit: 'items',
    about: 'Items of a ruleset and parts of them on the stack at one time.',
    at: `${GUARD} An action that finds no room for itself is refused as \`stackFull\`.`,
    changedBy: 'content',
  },
  reactionsPerEvent: {
    usual: 100,
    unit: 'reactions',
    about: 'Reactions to one event of a ruleset.',
    at: GUARD,
    changedBy: 'content',
  },
  iterationsPerEffect: {
    usual: 1_000,
    unit: 'rounds',
    about: 'Rounds of loops in one item of a ruleset.',
    at: GUARD,
    changedBy: 'content',
  },
  stepsPerInput: {
    usual: 10_000,
    unit: 'steps',
    about: 'Events and rounds of loops of a ruleset in one input.',
    at: GUARD,
    changedBy: 'content',
  },
} as const satisfies LimitTable;
