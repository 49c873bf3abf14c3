import type { Checking } from '../../../check/checking.ts';
import type { RollNode } from './schema.ts';

export function check(node: RollNode, checking: Checking): void {
  checking.raises('rolled');
  checking.count('sides', node.sides, 1);
  checking.count('amount', node.amount);
  checking.count('count', node.count);
  checking.bind('as', node.as, 'number');
}
