import { entriesByName } from '../../../compile/entries-by-name.ts';
import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { EmitNode } from './schema.ts';

export function plain({ event, payload = {} }: EmitNode, here: Plain): PlainEffect {
  const fields = entriesByName(payload).map(([field, node]) => [field, here.value(node)] as const);
  return here.declare(event, Object.fromEntries(fields));
}
