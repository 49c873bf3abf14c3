import type { Plain } from '../../../reference/plain.ts';
import type { NotNode } from './schema.ts';

export function plain({ of, condition }: NotNode, here: Plain): boolean {
  return !here.test(of ?? condition);
}
