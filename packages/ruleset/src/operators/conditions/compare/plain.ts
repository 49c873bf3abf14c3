import type { Plain } from '../../../reference/plain.ts';
import { compareNumbers } from '../../../reference/comparing.ts';
import type { CompareNode } from './schema.ts';

export function plain({ left, is, right }: CompareNode, here: Plain): boolean {
  return compareNumbers(here.value(left), is, here.value(right));
}
