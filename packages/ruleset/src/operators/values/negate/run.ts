import type { Build, NumberOf } from '../../../compile/build.ts';
import { inRange } from '../../../run/violation.ts';
import type { NegateNode } from './schema.ts';

export function run(node: NegateNode, build: Build): NumberOf {
  const of = build.number(node.of);
  return (state, item) => inRange(-of(state, item));
}
