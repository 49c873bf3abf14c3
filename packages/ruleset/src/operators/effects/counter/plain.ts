import type { Plain } from '../../../reference/plain.ts';
import type { CounterNode } from './schema.ts';

/** An item of the stack, or the event that is to happen. */
export function plain({ target }: CounterNode, here: Plain): void {
  const { event } = here.scope;
  if (target !== undefined) for (const thing of here.things(target)) if (thing.kind === 'item') thing.prevented = true;
  if (target === undefined && event !== null && event.id === 0) event.prevented = true;
}
