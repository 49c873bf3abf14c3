import type { Checking } from '../../../check/checking.ts';
import type { RepeatNode } from './schema.ts';

export function check(node: RepeatNode, checking: Checking): void {
  checking.count('times', node.times);
  checking.conditions('while', node.while);
  checking.effects('do', node.do, node.while === undefined ? undefined : 'perhaps');
}
