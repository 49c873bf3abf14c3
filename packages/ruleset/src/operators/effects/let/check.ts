import type { Checking } from '../../../check/checking.ts';
import type { LetNode } from './schema.ts';

export function check(node: LetNode, checking: Checking): void {
  checking.bind('as', node.as, checking.value('value', node.value), node.value);
}
