import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { FirstNode } from './schema.ts';

export function plain({ of }: FirstNode, here: Plain): PlainValue {
  return here.things(of)[0] ?? null;
}
