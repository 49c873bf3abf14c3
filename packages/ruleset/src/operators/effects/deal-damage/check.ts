import type { Checking } from '../../../check/checking.ts';
import type { DealDamageNode } from './schema.ts';

export function check(node: DealDamageNode, checking: Checking): void {
  checking.raises('damaged');
  checking.thing('target', node.target, 'entities');
  checking.thing('source', node.source, 'cards');
  checking.number('amount', node.amount);
  checking.number('count', node.count);
}
