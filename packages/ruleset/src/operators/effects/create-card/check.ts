import type { Checking } from '../../../check/checking.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { CreateCardNode } from './schema.ts';

export function check(node: CreateCardNode, checking: Checking): void {
  checking.raises('token_created');
  checking.raises('zone_moved', { to: node.to ?? checking.zoneOf('play') });
  if (node.to === undefined) checking.needsZone('play');
  checking.known('card', 'card', node.card);
  checking.known('to', 'zone', node.to);
  checking.fills(node.to ?? checking.zoneOf('play'), amountOf(node) ?? 1);
  checking.player('player', node.player);
  checking.count('amount', node.amount);
  checking.count('count', node.count);
  checking.bind('as', node.as, amountOf(node) === undefined ? 'card' : 'cards');
}
