import type { Build, NumberOf } from '../../../compile/build.ts';
import { listOf } from '../../list-of.ts';
import type { IndexOfNode } from './schema.ts';

export function run(node: IndexOfNode, build: Build): NumberOf {
  const list = listOf(node.of, build);
  const thing = build.thing(node.item);
  return (state, item) => list(state, item).indexOf(thing(state, item));
}
