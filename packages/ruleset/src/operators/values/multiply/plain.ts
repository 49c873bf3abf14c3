import type { Plain, PlainValue } from '../../../reference/plain.ts';
import { inRange } from '../../../reference/violation.ts';
import type { MultiplyNode } from './schema.ts';

export function plain({ of }: MultiplyNode, plain: Plain): PlainValue {
  return of.reduce<number>((product, one) => inRange(product * plain.number(one)), 1);
}
