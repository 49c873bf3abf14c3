import type { Plain } from '../../../reference/plain.ts';
import { compareNumbers, pairOf } from '../../../reference/comparing.ts';
import type { CompareNode } from './schema.ts';

export function plain({ left, is, right }: CompareNode, here: Plain): boolean {
  const [one, other] = pairOf(here, left, right);
  return compareNumbers(one, is, other);
}
