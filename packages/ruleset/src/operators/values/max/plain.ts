import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { MaxNode } from './schema.ts';

export function plain({ of }: MaxNode, here: Plain): PlainValue {
  return Math.max(...of.map((one) => here.number(one)));
}
