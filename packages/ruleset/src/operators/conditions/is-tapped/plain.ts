import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import type { IsTappedNode } from './schema.ts';

export function plain({ target }: IsTappedNode, plain: Plain): boolean {
  return everyCard(plain, target, ({ flags }) => flags.has('tapped'));
}
