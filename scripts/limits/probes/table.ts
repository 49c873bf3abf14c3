/** Matches that become longer and longer. */
import { fullFor } from '@turnwise/table';
import { bySize } from './probe.ts';
import type { Probe } from './probe.ts';

export const TABLE_PROBES: Readonly<Record<string, Probe>> = {
  // What is asked is whether there is room for one more.
  recordsPerMatch: bySize((records) => {
    const refusal = fullFor({ place: records - 1 }, { kind: 'input', seat: 'X', input: null });
    return refusal === undefined ? '' : JSON.stringify(refusal);
  }),
};
