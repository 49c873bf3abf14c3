import type { Checking } from '../../../check/checking.ts';
import type { CanBlockNode } from './schema.ts';

export function check(node: CanBlockNode, checking: Checking): void {
  checking.thing('target', node.target, 'cards');
}
