import type { Checking } from '../../../check/checking.ts';
import { checkCounter } from '../../../check/check-counter.ts';
import type { RemoveCounterNode } from './schema.ts';

export function check(node: RemoveCounterNode, checking: Checking): void {
  checking.mayRaise('counter_changed', { counter: node.counter });
  const { amount, ...rest } = node;
  checkCounter(amount === 'all' ? rest : node, checking);
}
