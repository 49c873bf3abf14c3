import type { Plain } from '../../../reference/plain.ts';
import type { ExistsNode } from './schema.ts';

export function plain({ selector, atLeast }: ExistsNode, plain: Plain): boolean {
  return plain.gather(selector).length >= plain.number(atLeast, 1);
}
