import type { Plain } from '../../../reference/plain.ts';
import type { AllNode } from './schema.ts';

export function plain({ of }: AllNode, plain: Plain): boolean {
  return plain.test(of);
}
