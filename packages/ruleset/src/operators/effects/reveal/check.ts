import type { Checking } from '../../../check/checking.ts';
import type { RevealNode } from './schema.ts';

export function check(node: RevealNode, checking: Checking): void {
  checking.raises('revealed');
  checking.thing('target', node.target, 'cards');
}
