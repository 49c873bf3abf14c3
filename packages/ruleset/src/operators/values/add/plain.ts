import type { Plain, PlainValue } from '../../../reference/plain.ts';
import { inRange } from '../../../reference/violation.ts';
import type { AddNode } from './schema.ts';

export function plain({ of }: AddNode, plain: Plain): PlainValue {
  return of.reduce<number>((sum, one) => inRange(sum + plain.number(one)), 0);
}
