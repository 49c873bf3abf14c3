import type { Plain } from '../../../reference/plain.ts';
import type { StackEmptyNode } from './schema.ts';

export function plain(_node: StackEmptyNode, { world }: Plain): boolean {
  return world.stack.length === 0;
}
