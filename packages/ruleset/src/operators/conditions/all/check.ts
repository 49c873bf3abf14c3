import type { Checking } from '../../../check/checking.ts';
import type { AllNode } from './schema.ts';

export function check(node: AllNode, checking: Checking): void {
  checking.conditions('of', node.of);
}
