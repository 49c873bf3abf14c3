import type { Build, NumberOf } from '../../../compile/build.ts';
import { folded } from '../folded.ts';
import type { MinNode } from './schema.ts';

export function run(node: MinNode, build: Build): NumberOf {
  return folded(node.of, build, Math.min);
}
