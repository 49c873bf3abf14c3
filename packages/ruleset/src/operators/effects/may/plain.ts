import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { MayNode } from './schema.ts';

export function* plain({ player, effects, do: done, else: otherwise }: MayNode, here: Plain): PlainEffect {
  const who = here.player(player);
  const agreed =
    who !== null && (yield* here.ask({ kind: 'yesNo', min: 1, max: 1, candidates: [true, false] }, who)) === true;
  yield* here.effects(agreed ? (effects ?? done) : otherwise);
}
