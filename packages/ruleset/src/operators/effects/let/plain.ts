import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { LetNode } from './schema.ts';

export function* plain({ as, value }: LetNode, plain: Plain): PlainEffect {
  plain.bind(as, plain.value(value));
}
