import type { Plain, PlainValue } from '../../../reference/plain.ts';
import { inRange } from '../../../reference/violation.ts';
import type { SubtractNode } from './schema.ts';

export function plain({ from, take }: SubtractNode, plain: Plain): PlainValue {
  return inRange(plain.number(from) - plain.number(take));
}
