/** Those whom an effect asks at once, in turn order from the active seat on. */
import type { ThingNode } from '../../nodes.ts';
import type { Plain } from '../plain.ts';
import type { Player } from '../things.ts';
import { seatsFrom } from '../world.ts';

export function groupOf(here: Plain, node: ThingNode | undefined): readonly Player[] {
  const named = here.things(node ?? 'players');
  return seatsFrom(here.world, here.world.turn.active).filter((player) => named.includes(player));
}
