import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { IndexOfNode } from './schema.ts';

export function plain({ of, item }: IndexOfNode, plain: Plain): PlainValue {
  const wanted = plain.thing(item);
  return wanted === null ? -1 : plain.things(of).indexOf(wanted);
}
