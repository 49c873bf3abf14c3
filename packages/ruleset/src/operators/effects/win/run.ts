import type { Build } from '../../../compile/build.ts';
import { verdictOn } from '../verdict.ts';
import type { WinNode } from './schema.ts';

export function run(node: WinNode, build: Build): void {
  verdictOn('win', node, build);
}
