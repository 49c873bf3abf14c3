import type { Checking } from '../../../check/checking.ts';
import type { NextTurnNode } from './schema.ts';

export function check(node: NextTurnNode, checking: Checking): void {
  checking.raises('extra_turn');
  checking.player('player', node.player);
}
