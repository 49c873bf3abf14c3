import type { Checking } from '../../../check/checking.ts';
import type { DestroyNode } from './schema.ts';

export function check(node: DestroyNode, checking: Checking): void {
  checking.mayRaise('destroyed');
  checking.mayRaise('zone_moved', { from: checking.zoneOf('play'), to: checking.zoneOf('graveyard') });
  checking.needsZone('play');
  checking.needsZone('graveyard');
  checking.thing('target', node.target, 'cards');
}
