import type { Checking } from '../../../check/checking.ts';
import type { AnyNode } from './schema.ts';

export function check(node: AnyNode, checking: Checking): void {
  checking.conditions('of', node.of);
}
