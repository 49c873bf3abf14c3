import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { EmitNode } from './schema.ts';

export function plain({ event, payload = {} }: EmitNode, here: Plain): PlainEffect {
  const fields = Object.entries(payload).map(([field, node]) => [field, here.value(node)] as const);
  return here.declare(event, Object.fromEntries(fields));
}
