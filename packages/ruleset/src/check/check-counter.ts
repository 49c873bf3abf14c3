/** The operands that effects on counters have in common. */
import type { ThingNode, ValueNode } from '../nodes.ts';
import type { Checking } from './checking.ts';

interface CounterNode {
  readonly target: ThingNode;
  readonly counter: string;
  readonly amount?: ValueNode | undefined;
  readonly count?: ValueNode | undefined;
}

export function checkCounter({ target, counter, amount, count }: CounterNode, checking: Checking): void {
  checking.thing('target', target, 'cards');
  checking.known('counter', 'counter', counter);
  checking.number('amount', amount);
  checking.number('count', count);
}
