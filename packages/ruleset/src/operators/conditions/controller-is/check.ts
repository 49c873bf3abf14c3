import type { Checking } from '../../../check/checking.ts';
import type { ControllerIsNode } from './schema.ts';

export function check(node: ControllerIsNode, checking: Checking): void {
  checking.thing('target', node.target, 'cards');
  if (node.player !== 'self') checking.player('player', node.player);
}
