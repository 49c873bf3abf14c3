import type { Plain, PlainAsking, PlainEffect } from '../../../reference/plain.ts';
import { askThen } from '../plain-asking.ts';
import type { MayNode } from './schema.ts';

export function* plain(node: MayNode, here: Plain): PlainEffect {
  yield* askThen(plainAsking(node, here));
}

export function plainAsking({ player, effects, do: done, else: otherwise }: MayNode, here: Plain): PlainAsking {
  return {
    *ask() {
      const who = here.player(player);
      return (
        who !== null && (yield* here.ask({ kind: 'yesNo', min: 1, max: 1, candidates: [true, false] }, who)) === true
      );
    },
    then: (agreed) => here.effects(agreed === true ? (effects ?? done) : otherwise),
  };
}
