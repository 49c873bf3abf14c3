import type { Checking } from '../../../check/checking.ts';
import type { LookNode } from './schema.ts';

export function check(node: LookNode, checking: Checking): void {
  checking.raises('looked');
  checking.thing('target', node.target, 'cards');
  checking.player('player', node.player);
}
