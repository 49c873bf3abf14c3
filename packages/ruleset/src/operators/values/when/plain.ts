import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { WhenNode } from './schema.ts';

export function plain({ conditions, then, else: otherwise }: WhenNode, plain: Plain): PlainValue {
  return plain.value(plain.test(conditions) ? then : otherwise);
}
