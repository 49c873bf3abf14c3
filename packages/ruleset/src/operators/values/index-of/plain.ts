import type { Plain, PlainValue } from '../../../reference/plain.ts';
import type { IndexOfNode } from './schema.ts';

export function plain({ of, item }: IndexOfNode, here: Plain): PlainValue {
  const wanted = here.thing(item);
  return wanted === null ? -1 : here.things(of).indexOf(wanted);
}
