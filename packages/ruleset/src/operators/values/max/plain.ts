import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { MaxNode } from './schema.ts';

export function plain({ of }: MaxNode, plain: Plain): PlainValue {
  return Math.max(...of.map((one) => plain.number(one)));
}
