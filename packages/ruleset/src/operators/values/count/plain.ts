import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { CountNode } from './schema.ts';

export function plain({ of }: CountNode, plain: Plain): PlainValue {
  return plain.things(of).length;
}
