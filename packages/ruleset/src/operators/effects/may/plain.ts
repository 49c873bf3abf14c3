import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { MayNode } from './schema.ts';

export function* plain({ player, effects, do: done, else: otherwise }: MayNode, plain: Plain): PlainEffect {
  const who = plain.player(player);
  const agreed =
    who !== null && (yield* plain.ask({ kind: 'yesNo', min: 1, max: 1, candidates: [true, false] }, who)) === true;
  yield* plain.effects(agreed ? (effects ?? done) : otherwise);
}
