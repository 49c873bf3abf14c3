import type { Checking } from '../../../check/checking.ts';
import type { CanPlayNode } from './schema.ts';

export function check(node: CanPlayNode, checking: Checking): void {
  checking.thing('target', node.target, 'cards');
}
