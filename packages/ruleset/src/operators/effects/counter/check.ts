import type { Checking } from '../../../check/checking.ts';
import type { CounterNode } from './schema.ts';

export function check(node: CounterNode, checking: Checking): void {
  checking.mayRaise('event_prevented');
  if (node.target === undefined) checking.needsBefore();
  checking.thing('target', node.target, 'items');
}
