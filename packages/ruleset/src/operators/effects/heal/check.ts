import type { Checking } from '../../../check/checking.ts';
import type { HealNode } from './schema.ts';

export function check(node: HealNode, checking: Checking): void {
  checking.mayRaise('healed');
  checking.needsHealth('target', checking.thing('target', node.target, 'entities'));
  checking.count('amount', node.amount);
  checking.count('count', node.count);
}
