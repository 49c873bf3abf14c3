import type { Checking } from '../../../check/checking.ts';
import type { LoseNode } from './schema.ts';

export function check(node: LoseNode, checking: Checking): void {
  checking.player('player', node.player);
}
