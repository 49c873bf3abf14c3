import type { Plain } from '../../../reference/plain.ts';
import type { HasResourceNode } from './schema.ts';

export function plain({ resource, atLeast, player }: HasResourceNode, plain: Plain): boolean {
  const now = plain.player(player)?.resources.get(resource);
  return now !== undefined && now >= plain.number(atLeast);
}
