import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import type { NotTappedNode } from './schema.ts';

export function plain({ target }: NotTappedNode, here: Plain): boolean {
  return everyCard(here, target, ({ flags }) => !flags.has('tapped'));
}
