import type { Build } from '../../../compile/build.ts';
import { verdictOn } from '../verdict.ts';
import type { LoseNode } from './schema.ts';

export function run(node: LoseNode, build: Build): void {
  verdictOn('lose', node, build);
}
