import type { Plain, PlainValue } from '../../../reference/plain.ts';
import { inRange } from '../../../reference/violation.ts';
import type { SumNode } from './schema.ts';

export function plain({ of, value }: SumNode, here: Plain): PlainValue {
  return here.things(of).reduce<number>((sum, it) => inRange(sum + here.within({ it }).number(value)), 0);
}
