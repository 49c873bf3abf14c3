import type { Plain } from '../../../reference/plain.ts';
import { compareNumbers } from '../../../reference/comparing.ts';
import type { CompareNode } from './schema.ts';

export function plain({ left, is, right }: CompareNode, plain: Plain): boolean {
  return compareNumbers(plain.value(left), is, plain.value(right));
}
