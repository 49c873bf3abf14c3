/** A game of one number, which an input raises so often. */
import { createKernel, integer } from '@turnwise/kernel';
import type { Rules } from '@turnwise/kernel';
import { bySize } from './probe.ts';
import type { Probe } from './probe.ts';

interface Counting {
  State: { readonly count: number };
  Input: { readonly kind: 'raise'; readonly times: number };
  Diff: { readonly kind: 'raise' };
  Event: { readonly kind: 'raised' };
}

const counting: Rules<Counting> = {
  name: 'counting',
  schemaVersion: 1,
  fork: ({ count }) => ({ count }),
  inputs: { raise: { times: integer(0) } },
  behaviours: [
    {
      name: 'raise',
      order: 0,
      evaluate: ({ times }) => Array.from({ length: times }, () => ({ kind: 'raise' }) as const),
    },
  ],
  apply({ state }, _, emit) {
    state.count++;
    emit?.({ kind: 'raised' });
  },
};

function raised(times: number): string {
  const answer = createKernel(counting).dispatch({ count: 0 }, { kind: 'raise', times });
  if (!answer.ok) return JSON.stringify(answer.error);
  const { outcome } = answer.value;
  return outcome.kind === 'committed' ? '' : JSON.stringify({ ...outcome, debug: undefined });
}

export const KERNEL_PROBES: Readonly<Record<string, Probe>> = {
  changesPerInput: bySize(raised),
};
