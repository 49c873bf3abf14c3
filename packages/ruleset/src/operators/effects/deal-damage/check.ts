import type { Checking } from '../../../check/checking.ts';
import type { DealDamageNode } from './schema.ts';

export function check(node: DealDamageNode, checking: Checking): void {
  checking.raises('damaged');
  checking.needsHealth('target', checking.thing('target', node.target, 'entities'));
  checking.thing('source', node.source, 'cards');
  checking.count('amount', node.amount);
  checking.count('count', node.count);
}
