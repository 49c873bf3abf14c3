import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import type { IsTappedNode } from './schema.ts';

export function plain({ target }: IsTappedNode, here: Plain): boolean {
  return everyCard(here, target, ({ flags }) => flags.has('tapped'));
}
