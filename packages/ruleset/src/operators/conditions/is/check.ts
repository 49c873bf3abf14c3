import type { Checking } from '../../../check/checking.ts';
import type { IsNode } from './schema.ts';

export function check(node: IsNode, checking: Checking): void {
  checking.pair(node.left, node.right);
}
