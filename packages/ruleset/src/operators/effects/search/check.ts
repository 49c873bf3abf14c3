import type { Checking } from '../../../check/checking.ts';
import { constantOf } from '../../../check/constant.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { SearchNode } from './schema.ts';

export function check(node: SearchNode, checking: Checking): void {
  checking.asks();
  checking.raises('looked');
  checking.mayRaise('revealed');
  checking.mayRaise('zone_moved', { from: node.zone, to: node.to });
  checking.raises('shuffled', { zone: node.zone });
  checking.player('player', node.player);
  checking.known('zone', 'zone', node.zone);
  if (node.selector !== undefined) checking.selector('selector', node.selector);
  checking.known('to', 'zone', node.to);
  checking.count('amount', node.amount);
  checking.count('count', node.count);
  checking.timeOut(node.timeOut, { of: 'cards', min: 0, max: constantOf(amountOf(node) ?? 1) });
}
