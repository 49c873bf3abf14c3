import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { AtNode } from './schema.ts';

export function plain({ of, index }: AtNode, here: Plain): PlainValue {
  return here.things(of)[here.number(index)] ?? null;
}
