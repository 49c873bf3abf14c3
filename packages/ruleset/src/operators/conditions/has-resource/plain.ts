import type { Plain } from '../../../reference/plain.ts';
import type { HasResourceNode } from './schema.ts';

export function plain({ resource, atLeast, player }: HasResourceNode, here: Plain): boolean {
  const now = here.player(player)?.resources.get(resource);
  return now !== undefined && now >= here.number(atLeast);
}
