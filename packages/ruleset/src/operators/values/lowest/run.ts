import type { Build, NumberOf } from '../../../compile/build.ts';
import { NOTHING } from '../../../types.ts';
import { overList } from '../over-list.ts';
import type { LowestNode } from './schema.ts';

export function run(node: LowestNode, build: Build): NumberOf {
  return overList(node, build, NOTHING, Math.min);
}
