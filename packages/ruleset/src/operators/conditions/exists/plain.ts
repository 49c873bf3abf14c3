import type { Plain } from '../../../reference/plain.ts';
import type { ExistsNode } from './schema.ts';

export function plain({ selector, atLeast }: ExistsNode, here: Plain): boolean {
  return here.gather(selector).length >= here.number(atLeast, 1);
}
