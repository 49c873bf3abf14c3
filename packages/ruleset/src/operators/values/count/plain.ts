import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { CountNode } from './schema.ts';

export function plain({ of }: CountNode, here: Plain): PlainValue {
  return here.things(of).length;
}
