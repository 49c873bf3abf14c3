import type { Build, NumberOf } from '../../../compile/build.ts';
import { NOTHING } from '../../../types.ts';
import { listOf } from '../../list-of.ts';
import type { FirstNode } from './schema.ts';

export function run(node: FirstNode, build: Build): NumberOf {
  const list = listOf(node.of, build);
  return (state, item) => list(state, item)[0] ?? NOTHING;
}
