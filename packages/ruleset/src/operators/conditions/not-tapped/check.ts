import type { Checking } from '../../../check/checking.ts';
import type { NotTappedNode } from './schema.ts';

export function check(node: NotTappedNode, checking: Checking): void {
  checking.needsFlag('tapped');
  checking.thing('target', node.target, 'cards');
}
