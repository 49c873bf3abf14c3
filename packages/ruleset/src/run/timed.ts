/** Questions that say themselves what comes of running out of time. */
import type { TimeOut } from '@turnwise/game';
import type { TimeOutNode } from '../nodes.ts';
import type { Asker } from './ask.ts';

/** Asks as this asker does, and puts the policy to what is asked. */
export function timed(asker: Asker, policy: TimeOutNode | null | undefined): Asker {
  if (policy === null || policy === undefined) return asker;
  const timeOut = asTimeOut(policy);
  return {
    state: asker.state,
    local: asker.local,
    given: asker.given,
    newChoiceId: (kind) => asker.newChoiceId(kind),
    ask: (choice) => asker.ask({ ...choice, timeOut }),
  };
}

/** As hosts know it. */
export function asTimeOut(policy: TimeOutNode): TimeOut {
  return typeof policy === 'string' ? { kind: policy } : { kind: 'answer', value: policy.answer };
}
