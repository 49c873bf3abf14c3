import type { Checking } from '../../../check/checking.ts';
import type { IsTappedNode } from './schema.ts';

export function check(node: IsTappedNode, checking: Checking): void {
  checking.needsFlag('tapped');
  checking.thing('target', node.target, 'cards');
}
