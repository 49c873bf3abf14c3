import type { Checking } from '../../../check/checking.ts';
import type { OrderNode } from './schema.ts';

export function check(node: OrderNode, checking: Checking): void {
  checking.player('player', node.player);
  checking.bind('as', node.as, checking.list('in', node.in), node.in);
}
