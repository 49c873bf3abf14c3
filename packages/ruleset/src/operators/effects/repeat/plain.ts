import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { RepeatNode } from './schema.ts';

export function* plain({ times, while: conditions, do: effects }: RepeatNode, here: Plain): PlainEffect {
  const rounds = times === undefined ? Infinity : here.number(times);
  for (let round = 0; round < rounds && here.test(conditions); round++) {
    here.round();
    yield* here.effects(effects);
  }
}
