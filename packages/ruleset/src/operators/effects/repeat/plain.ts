import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { RepeatNode } from './schema.ts';

export function* plain({ times, while: conditions, do: effects }: RepeatNode, plain: Plain): PlainEffect {
  const rounds = times === undefined ? Infinity : plain.number(times);
  for (let round = 0; round < rounds && plain.test(conditions); round++) {
    plain.round();
    yield* plain.effects(effects);
  }
}
