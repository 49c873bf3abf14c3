import type { Checking } from '../../../check/checking.ts';
import type { HasCounterNode } from './schema.ts';

export function check(node: HasCounterNode, checking: Checking): void {
  checking.thing('target', node.target, 'cards');
  checking.known('counter', 'counter', node.counter);
  checking.number('atLeast', node.atLeast);
}
