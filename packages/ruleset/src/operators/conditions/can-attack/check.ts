import type { Checking } from '../../../check/checking.ts';
import type { CanAttackNode } from './schema.ts';

export function check(node: CanAttackNode, checking: Checking): void {
  checking.thing('target', node.target, 'cards');
}
