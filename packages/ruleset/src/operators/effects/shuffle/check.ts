import type { Checking } from '../../../check/checking.ts';
import type { ShuffleNode } from './schema.ts';

export function check(node: ShuffleNode, checking: Checking): void {
  checking.raises('shuffled', { zone: node.zone });
  checking.known('zone', 'zone', node.zone);
  checking.player('player', node.player);
}
