import type { Checking } from '../../../check/checking.ts';
import { isOfAnswered } from './schema.ts';
import type { CounterNode } from './schema.ts';

export function check(node: CounterNode, checking: Checking): void {
  checking.mayRaise('event_prevented');
  if (isOfAnswered(node)) checking.needsBefore();
  else checking.thing('target', node.target, 'items');
}
