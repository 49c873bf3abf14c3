import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import type { HasCounterNode } from './schema.ts';

export function plain({ target, counter, atLeast }: HasCounterNode, plain: Plain): boolean {
  return everyCard(plain, target, ({ counters }) => (counters.get(counter) ?? 0) >= plain.number(atLeast, 1));
}
