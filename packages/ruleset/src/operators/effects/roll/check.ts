import type { Checking } from '../../../check/checking.ts';
import type { RollNode } from './schema.ts';

export function check(node: RollNode, checking: Checking): void {
  checking.raises('rolled');
  checking.number('sides', node.sides);
  checking.number('amount', node.amount);
  checking.number('count', node.count);
  checking.bind('as', node.as, 'number');
}
