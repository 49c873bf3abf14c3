import type { Plain } from '../../../reference/plain.ts';
import { isOfAnswered } from './schema.ts';
import type { CounterNode } from './schema.ts';

/** An item of the stack, or the event that is to happen. */
export function plain(node: CounterNode, here: Plain): void {
  const { target } = node;
  const { event } = here.scope;
  if (isOfAnswered(node)) {
    if (event !== null && event.id === 0) event.prevented = true;
    return;
  }
  if (target !== undefined) for (const thing of here.things(target)) if (thing.kind === 'item') thing.prevented = true;
}
