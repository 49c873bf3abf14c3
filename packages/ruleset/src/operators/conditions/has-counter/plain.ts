import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import type { HasCounterNode } from './schema.ts';

export function plain({ target, counter, atLeast }: HasCounterNode, here: Plain): boolean {
  return everyCard(here, target, ({ counters }) => (counters.get(counter) ?? 0) >= here.number(atLeast, 1));
}
