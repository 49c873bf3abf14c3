import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { WhenNode } from './schema.ts';

export function plain({ conditions, then, else: otherwise }: WhenNode, here: Plain): PlainValue {
  return here.value(here.test(conditions) ? then : otherwise);
}
