import type { Checking } from '../../../check/checking.ts';
import type { TakeControlNode } from './schema.ts';

export function check(node: TakeControlNode, checking: Checking): void {
  checking.mayRaise('control_changed');
  checking.needsZone('play');
  checking.thing('target', node.target, 'cards');
  checking.player('player', node.player);
}
