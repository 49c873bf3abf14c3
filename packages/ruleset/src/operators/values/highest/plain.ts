import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { HighestNode } from './schema.ts';

export function plain({ of, value }: HighestNode, plain: Plain): PlainValue {
  const values = plain.things(of).map((it) => plain.within({ it }).number(value));
  return values.length === 0 ? null : Math.max(...values);
}
