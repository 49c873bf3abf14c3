import type { Plain, PlainValue } from '../../../reference/plain.ts';
import { inRange } from '../../../reference/violation.ts';
import type { MultiplyNode } from './schema.ts';

export function plain({ of }: MultiplyNode, here: Plain): PlainValue {
  return of.reduce<number>((product, one) => inRange(product * here.number(one)), 1);
}
