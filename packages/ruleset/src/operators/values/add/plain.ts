import type { Plain, PlainValue } from '../../../reference/plain.ts';
import { inRange } from '../../../reference/violation.ts';
import type { AddNode } from './schema.ts';

export function plain({ of }: AddNode, here: Plain): PlainValue {
  return of.reduce<number>((sum, one) => inRange(sum + here.number(one)), 0);
}
