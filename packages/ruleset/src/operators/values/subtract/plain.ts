import type { Plain, PlainValue } from '../../../reference/plain.ts';
import { inRange } from '../../../reference/violation.ts';
import type { SubtractNode } from './schema.ts';

export function plain({ from, take }: SubtractNode, here: Plain): PlainValue {
  return inRange(here.number(from) - here.number(take));
}
