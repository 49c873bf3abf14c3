import type { Checking } from '../../../check/checking.ts';
import type { NotNode } from './schema.ts';

export function check(node: NotNode, checking: Checking): void {
  checking.conditions('of', node.of);
  checking.conditions('condition', node.condition);
}
