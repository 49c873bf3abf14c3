import type { Plain, PlainAsking, PlainEffect } from '../../../reference/plain.ts';
import { askThen } from '../plain-asking.ts';
import type { MayNode } from './schema.ts';

export function* plain(node: MayNode, here: Plain): PlainEffect {
  yield* askThen(plainAsking(node, here));
}

export function plainAsking(node: MayNode, here: Plain): PlainAsking {
  const { player, effects, do: done, else: otherwise, timeOut } = node;
  return {
    *ask() {
      const who = here.player(player);
      if (who === null) return false;
      return (yield* here.ask({ kind: 'yesNo', min: 1, max: 1, candidates: [true, false], timeOut }, who)) === true;
    },
    then: (agreed) => here.effects(agreed === true ? (effects ?? done) : otherwise),
  };
}
