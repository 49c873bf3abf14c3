import type { Plain, PlainValue } from '../../../reference/plain.ts';
import { Violation, inRange } from '../../../reference/violation.ts';
import type { DivideNode } from './schema.ts';

/** Rounds towards zero. */
export function plain({ of: [dividend, divisor] }: DivideNode, here: Plain): PlainValue {
  const by = here.number(divisor);
  if (by === 0) throw new Violation('divisionByZero');
  return inRange(Math.trunc(here.number(dividend) / by) + 0);
}
