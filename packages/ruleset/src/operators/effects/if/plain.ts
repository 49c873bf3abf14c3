import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { IfNode } from './schema.ts';

export function plain({ conditions, condition, then, else: otherwise }: IfNode, plain: Plain): PlainEffect {
  return plain.effects(plain.test(conditions ?? condition) ? then : otherwise);
}
