import type { Checking } from '../../../check/checking.ts';
import type { WinNode } from './schema.ts';

export function check(node: WinNode, checking: Checking): void {
  checking.player('player', node.player);
}
