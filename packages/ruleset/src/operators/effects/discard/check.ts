import type { Checking } from '../../../check/checking.ts';
import { constantOf } from '../../../check/constant.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { DiscardNode } from './schema.ts';

export function check(node: DiscardNode, checking: Checking): void {
  if (node.random !== true) checking.asks();
  checking.raises('discarded');
  checking.raises('zone_moved', { from: checking.zoneOf('hand'), to: checking.zoneOf('graveyard') });
  checking.needsZone('hand');
  checking.needsZone('graveyard');
  checking.thing('target', node.target, 'cards');
  checking.player('player', node.player);
  checking.count('amount', node.amount);
  checking.count('count', node.count);
  const asks = node.target === undefined && node.random !== true;
  const amount = constantOf(amountOf(node) ?? 1);
  checking.timeOut(node.timeOut, asks ? { of: 'cards', min: amount, max: amount } : { of: 'nothing' });
}
