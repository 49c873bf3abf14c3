import type { Build, NumberOf } from '../../../compile/build.ts';
import type { AbsNode } from './schema.ts';

export function run(node: AbsNode, build: Build): NumberOf {
  const of = build.number(node.of);
  return (state, item) => Math.abs(of(state, item));
}
