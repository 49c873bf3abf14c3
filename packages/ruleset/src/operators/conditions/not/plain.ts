import type { Plain } from '../../../reference/plain.ts';
import type { NotNode } from './schema.ts';

export function plain({ of, condition }: NotNode, plain: Plain): boolean {
  return !plain.test(of ?? condition);
}
