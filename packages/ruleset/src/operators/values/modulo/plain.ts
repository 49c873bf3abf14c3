import type { Plain, PlainValue } from '../../../reference/plain.ts';
import { Violation, inRange } from '../../../reference/violation.ts';
import type { ModuloNode } from './schema.ts';

/** The result has the sign of the divisor. */
export function plain({ of: [dividend, divisor] }: ModuloNode, here: Plain): PlainValue {
  const by = here.number(divisor);
  if (by === 0) throw new Violation('divisionByZero');
  const rest = here.number(dividend) % by;
  return inRange((rest !== 0 && rest < 0 !== by < 0 ? rest + by : rest) + 0);
}
