import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import type { HasTypeNode } from './schema.ts';

export function plain({ target, type }: HasTypeNode, plain: Plain): boolean {
  return everyCard(plain, target, ({ definition }) => definition.types?.includes(type) === true);
}
