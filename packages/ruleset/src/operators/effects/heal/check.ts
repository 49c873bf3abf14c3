import type { Checking } from '../../../check/checking.ts';
import type { HealNode } from './schema.ts';

export function check(node: HealNode, checking: Checking): void {
  checking.mayRaise('healed');
  checking.thing('target', node.target, 'entities');
  checking.number('amount', node.amount);
  checking.number('count', node.count);
}
