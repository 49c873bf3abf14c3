import type { Build, NumberOf } from '../../../compile/build.ts';
import { NOTHING } from '../../../types.ts';
import { listOf } from '../../list-of.ts';
import type { AtNode } from './schema.ts';

export function run(node: AtNode, build: Build): NumberOf {
  const list = listOf(node.of, build);
  const index = build.number(node.index);
  return (state, item) => list(state, item)[index(state, item)] ?? NOTHING;
}
