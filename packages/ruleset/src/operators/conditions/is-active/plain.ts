import type { Plain } from '../../../reference/plain.ts';
import type { IsActiveNode } from './schema.ts';

export function plain({ player }: IsActiveNode, plain: Plain): boolean {
  return plain.player(player) === plain.world.turn.active;
}
