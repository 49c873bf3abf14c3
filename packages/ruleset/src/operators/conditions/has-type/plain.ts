import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import type { HasTypeNode } from './schema.ts';

export function plain({ target, type }: HasTypeNode, here: Plain): boolean {
  return everyCard(here, target, ({ definition }) => definition.types?.includes(type) === true);
}
