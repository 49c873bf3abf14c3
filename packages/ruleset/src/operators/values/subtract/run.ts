import type { Build, NumberOf } from '../../../compile/build.ts';
import { inRange } from '../../../run/violation.ts';
import type { SubtractNode } from './schema.ts';

export function run(node: SubtractNode, build: Build): NumberOf {
  const from = build.number(node.from);
  const take = build.number(node.take);
  return (state, item) => inRange(from(state, item) - take(state, item));
}
