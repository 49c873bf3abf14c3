import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { IfNode } from './schema.ts';

export function plain({ conditions, condition, then, else: otherwise }: IfNode, here: Plain): PlainEffect {
  return here.effects(here.test(conditions ?? condition) ? then : otherwise);
}
