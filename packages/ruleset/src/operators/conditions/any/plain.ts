import type { Plain } from '../../../reference/plain.ts';
import type { AnyNode } from './schema.ts';

export function plain({ of }: AnyNode, plain: Plain): boolean {
  return of.some((one) => plain.test(one));
}
