import type { Checking } from '../../../check/checking.ts';
import type { IfNode } from './schema.ts';

export function check(node: IfNode, checking: Checking): void {
  checking.conditions('conditions', node.conditions);
  checking.conditions('condition', node.condition);
  checking.effects('then', node.then, 'perhaps');
  checking.effects('else', node.else, 'perhaps');
}
