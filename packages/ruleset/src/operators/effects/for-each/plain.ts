import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { ForEachNode } from './schema.ts';

export function* plain({ in: list, as, do: effects }: ForEachNode, here: Plain): PlainEffect {
  for (const thing of here.things(list)) {
    here.round();
    here.bind(as, thing);
    yield* here.effects(effects);
  }
}
