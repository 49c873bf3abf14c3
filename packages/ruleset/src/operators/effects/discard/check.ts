import type { Checking } from '../../../check/checking.ts';
import type { DiscardNode } from './schema.ts';

export function check(node: DiscardNode, checking: Checking): void {
  checking.raises('discarded');
  checking.raises('zone_moved', { from: checking.zoneOf('hand'), to: checking.zoneOf('graveyard') });
  checking.needsZone('hand');
  checking.needsZone('graveyard');
  checking.thing('target', node.target, 'cards');
  checking.player('player', node.player);
  checking.count('amount', node.amount);
  checking.count('count', node.count);
}
