import type { Checking } from '../../../check/checking.ts';
import { checkCounter } from '../../../check/check-counter.ts';
import type { AddCounterNode } from './schema.ts';

export function check(node: AddCounterNode, checking: Checking): void {
  checking.raises('counter_changed', { counter: node.counter });
  checkCounter(node, checking);
}
