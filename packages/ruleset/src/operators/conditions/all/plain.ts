import type { Plain } from '../../../reference/plain.ts';
import type { AllNode } from './schema.ts';

export function plain({ of }: AllNode, here: Plain): boolean {
  return here.test(of);
}
