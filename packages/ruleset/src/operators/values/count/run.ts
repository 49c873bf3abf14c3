import type { Build, NumberOf } from '../../../compile/build.ts';
import { listOf } from '../../list-of.ts';
import type { CountNode } from './schema.ts';

export function run(node: CountNode, build: Build): NumberOf {
  const list = listOf(node.of, build);
  return (state, item) => list(state, item).length;
}
