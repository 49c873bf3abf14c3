import type { Plain } from '../../../reference/plain.ts';
import type { LetNode } from './schema.ts';

export function plain({ as, value }: LetNode, here: Plain): void {
  here.bind(as, here.value(value));
}
