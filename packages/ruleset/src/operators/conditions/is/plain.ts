import type { Plain } from '../../../reference/plain.ts';
import { same } from '../../../reference/comparing.ts';
import type { IsNode } from './schema.ts';

export function plain({ left, right }: IsNode, plain: Plain): boolean {
  return same(plain.value(left), plain.value(right));
}
