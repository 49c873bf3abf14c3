import type { Checking } from '../../../check/checking.ts';
import type { ExtraTurnNode } from './schema.ts';

export function check(node: ExtraTurnNode, checking: Checking): void {
  checking.raises('extra_turn');
  checking.player('player', node.player);
}
