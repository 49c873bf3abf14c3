import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { AtNode } from './schema.ts';

export function plain({ of, index }: AtNode, plain: Plain): PlainValue {
  return plain.things(of)[plain.number(index)] ?? null;
}
