import type { Build, NumberOf } from '../../../compile/build.ts';
import { folded } from '../folded.ts';
import type { MaxNode } from './schema.ts';

export function run(node: MaxNode, build: Build): NumberOf {
  return folded(node.of, build, Math.max);
}
