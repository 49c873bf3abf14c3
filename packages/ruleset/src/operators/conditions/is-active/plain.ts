import type { Plain } from '../../../reference/plain.ts';
import type { IsActiveNode } from './schema.ts';

export function plain({ player }: IsActiveNode, here: Plain): boolean {
  return here.player(player) === here.world.turn.active;
}
