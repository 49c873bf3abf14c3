import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { ReplaceEventNode } from './schema.ts';

/** What was settled, as which resource or counter it is, stays; so does an event that has happened. */
export function* plain({ set, with: instead }: ReplaceEventNode, here: Plain): PlainEffect {
  const { event } = here.scope;
  if (event === null || event.id !== 0) return;
  if (instead !== undefined) {
    event.prevented = true;
    yield* here.effects(instead);
  }
  const changed = Object.entries(set ?? {}).map(([field, value]) => [field, here.value(value)] as const);
  for (const [field, value] of changed)
    if (Object.hasOwn(event.payload, field) && !SETTLED.includes(field)) event.payload[field] = value;
}

const SETTLED = ['resource', 'counter', 'flag', 'attribute', 'word'];
