import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { ForEachNode } from './schema.ts';

export function* plain({ in: list, as, do: effects }: ForEachNode, plain: Plain): PlainEffect {
  for (const thing of plain.things(list)) {
    plain.round();
    plain.bind(as, thing);
    yield* plain.effects(effects);
  }
}
