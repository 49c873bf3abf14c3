import type { Checking } from '../../../check/checking.ts';
import type { IsActiveNode } from './schema.ts';

export function check(node: IsActiveNode, checking: Checking): void {
  checking.player('player', node.player);
}
