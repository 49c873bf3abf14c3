import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { AbsNode } from './schema.ts';

export function plain({ of }: AbsNode, here: Plain): PlainValue {
  return Math.abs(here.number(of));
}
