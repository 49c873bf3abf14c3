import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { LowestNode } from './schema.ts';

export function plain({ of, value }: LowestNode, here: Plain): PlainValue {
  const values = here.things(of).map((it) => here.within({ it }).value(value));
  const numbers = values.filter((one) => typeof one === 'number');
  return numbers.length === 0 ? null : Math.min(...numbers);
}
