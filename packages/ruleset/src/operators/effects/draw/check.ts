import type { Checking } from '../../../check/checking.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { DrawNode } from './schema.ts';

export function check(node: DrawNode, checking: Checking): void {
  checking.raises('card_drawn');
  checking.raises('zone_moved', { from: checking.zoneOf('deck'), to: checking.zoneOf('hand') });
  checking.raises('draw_failed');
  checking.needsZone('deck');
  checking.needsZone('hand');
  checking.fills(checking.zoneOf('hand'), amountOf(node) ?? 1);
  checking.player('player', node.player);
  checking.count('amount', node.amount);
  checking.count('count', node.count);
}
