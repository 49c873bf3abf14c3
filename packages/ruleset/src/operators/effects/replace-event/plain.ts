import { entriesByName } from '../../../compile/entries-by-name.ts';
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
  // What is changed in the whole is changed in all its parts, in each of them as it is by now.
  const changed = [event, ...event.parts].map((one) => {
    const within = here.within({ event: one });
    return {
      payload: one.payload,
      to: entriesByName(set ?? {}).map(([field, value]) => [field, within.value(value)] as const),
    };
  });
  for (const { payload, to } of changed)
    for (const [field, value] of to)
      if (Object.hasOwn(payload, field) && !SETTLED.includes(field)) payload[field] = value;
}

const SETTLED = ['resource', 'counter', 'flag', 'attribute', 'word'];
