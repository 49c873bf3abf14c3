import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { FirstNode } from './schema.ts';

export function plain({ of }: FirstNode, plain: Plain): PlainValue {
  return plain.things(of)[0] ?? null;
}
