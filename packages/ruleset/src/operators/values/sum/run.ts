import type { Build, NumberOf } from '../../../compile/build.ts';
import { inRange } from '../../../run/violation.ts';
import { overList } from '../over-list.ts';
import type { SumNode } from './schema.ts';

export function run(node: SumNode, build: Build): NumberOf {
  return overList(node, build, 0, (sum, next) => inRange(sum + next));
}
