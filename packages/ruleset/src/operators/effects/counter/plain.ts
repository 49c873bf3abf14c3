import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { CounterNode } from './schema.ts';

/** An item of the stack, or the event that is to happen. */
export function* plain({ target }: CounterNode, plain: Plain): PlainEffect {
  const { event } = plain.scope;
  if (target !== undefined) for (const thing of plain.things(target)) if (thing.kind === 'item') thing.prevented = true;
  if (target === undefined && event !== null && event.id === 0) event.prevented = true;
}
