import type { Plain } from '../../../reference/plain.ts';
import { pairOf, same } from '../../../reference/comparing.ts';
import type { IsNode } from './schema.ts';

export function plain({ left, right }: IsNode, here: Plain): boolean {
  const [one, other] = pairOf(here, left, right);
  return same(one, other);
}
