import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { MinNode } from './schema.ts';

export function plain({ of }: MinNode, plain: Plain): PlainValue {
  return Math.min(...of.map((one) => plain.number(one)));
}
