/** Limits on what a match keeps in its log. */
import type { LimitTable } from '@turnwise/kernel';

export const TABLE_LIMITS = {
  recordsPerMatch: {
    usual: 10_000,
    unit: 'records',
    about:
      'Records of one match on a server: inputs, what was taken back, seats taken and left. A long game of Innovation has some 500.',
    at: 'From half of them on, nothing is taken back or done again: `noMoreUndo`. At the end everything but conceding and ending the match is refused as `matchFull`, and where a clock runs out the match ends without a result.',
    changedBy: 'host',
  },
} as const satisfies LimitTable;
