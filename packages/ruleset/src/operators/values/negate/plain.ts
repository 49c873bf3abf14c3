import type { Plain, PlainValue } from '../../../reference/plain.ts';
import { inRange } from '../../../reference/violation.ts';
import type { NegateNode } from './schema.ts';

export function plain({ of }: NegateNode, here: Plain): PlainValue {
  return inRange(0 - here.number(of));
}
