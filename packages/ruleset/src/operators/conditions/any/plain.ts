import type { Plain } from '../../../reference/plain.ts';
import type { AnyNode } from './schema.ts';

export function plain({ of }: AnyNode, here: Plain): boolean {
  return of.some((one) => here.test(one));
}
