import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { MinNode } from './schema.ts';

export function plain({ of }: MinNode, here: Plain): PlainValue {
  return Math.min(...of.map((one) => here.number(one)));
}
