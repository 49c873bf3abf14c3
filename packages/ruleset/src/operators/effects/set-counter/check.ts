import type { Checking } from '../../../check/checking.ts';
import { checkCounter } from '../../../check/check-counter.ts';
import type { SetCounterNode } from './schema.ts';

export function check(node: SetCounterNode, checking: Checking): void {
  checking.mayRaise('counter_changed', { counter: node.counter });
  checkCounter(node, checking);
}
