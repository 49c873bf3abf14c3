import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { AbsNode } from './schema.ts';

export function plain({ of }: AbsNode, plain: Plain): PlainValue {
  return Math.abs(plain.number(of));
}
