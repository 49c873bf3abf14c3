import type { Plain } from '../../../reference/plain.ts';
import { same } from '../../../reference/comparing.ts';
import type { IsNode } from './schema.ts';

export function plain({ left, right }: IsNode, here: Plain): boolean {
  return same(here.value(left), here.value(right));
}
