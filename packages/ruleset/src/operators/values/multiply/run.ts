import type { Build, NumberOf } from '../../../compile/build.ts';
import { inRange } from '../../../run/violation.ts';
import { folded } from '../folded.ts';
import type { MultiplyNode } from './schema.ts';

export function run(node: MultiplyNode, build: Build): NumberOf {
  return folded(node.of, build, (product, next) => inRange(product * next));
}
