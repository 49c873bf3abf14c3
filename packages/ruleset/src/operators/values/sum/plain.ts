import type { Plain, PlainValue } from '../../../reference/plain.ts';
import { inRange } from '../../../reference/violation.ts';
import type { SumNode } from './schema.ts';

export function plain({ of, value }: SumNode, plain: Plain): PlainValue {
  return plain.things(of).reduce<number>((sum, it) => inRange(sum + plain.within({ it }).number(value)), 0);
}
