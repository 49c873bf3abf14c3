import type { Checking } from '../../../check/checking.ts';
import type { MoveZoneNode } from './schema.ts';

export function check(node: MoveZoneNode, checking: Checking): void {
  checking.raises('zone_moved', { from: node.from, to: node.to });
  checking.thing('target', node.target, 'cards');
  checking.known('to', 'zone', node.to);
  checking.known('from', 'zone', node.from);
  checking.player('player', node.player);
  if (node.position !== undefined && node.position !== 'top' && node.position !== 'bottom')
    checking.number('position', node.position);
}
