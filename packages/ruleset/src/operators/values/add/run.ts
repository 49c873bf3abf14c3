import type { Build, NumberOf } from '../../../compile/build.ts';
import { inRange } from '../../../run/violation.ts';
import { folded } from '../folded.ts';
import type { AddNode } from './schema.ts';

export function run(node: AddNode, build: Build): NumberOf {
  return folded(node.of, build, (sum, next) => inRange(sum + next));
}
