import type { Checking } from '../../../check/checking.ts';
import type { CopyCardNode } from './schema.ts';

export function check(node: CopyCardNode, checking: Checking): void {
  checking.raises('token_created');
  checking.raises('zone_moved', { to: node.to ?? checking.zoneOf('play') });
  if (node.to === undefined) checking.needsZone('play');
  const type = checking.thing('target', node.target, 'cards');
  checking.known('to', 'zone', node.to);
  checking.fills(node.to ?? checking.zoneOf('play'), undefined);
  checking.player('player', node.player);
  checking.bind('as', node.as, type === 'cards' ? 'cards' : 'card');
}
