import type { Checking } from '../../../check/checking.ts';
import type { InPlayNode } from './schema.ts';

export function check(node: InPlayNode, checking: Checking): void {
  checking.thing('target', node.target, 'cards');
}
