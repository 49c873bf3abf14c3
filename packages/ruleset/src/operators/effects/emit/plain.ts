import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { EmitNode } from './schema.ts';

export function plain({ event, payload = {} }: EmitNode, plain: Plain): PlainEffect {
  const fields = Object.entries(payload).map(([field, node]) => [field, plain.value(node)] as const);
  return plain.declare(event, Object.fromEntries(fields));
}
