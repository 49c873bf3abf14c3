import type { Plain, PlainAsking, PlainEffect } from '../../../reference/plain.ts';
import { Violation } from '../../../reference/violation.ts';
import { askThen } from '../plain-asking.ts';
import type { ChooseNumberNode } from './schema.ts';

export function* plain(node: ChooseNumberNode, here: Plain): PlainEffect {
  yield* askThen(plainAsking(node, here));
}

export function plainAsking({ player, min, max, as, timeOut }: ChooseNumberNode, here: Plain): PlainAsking {
  return {
    *ask() {
      const who = here.player(player);
      const [least, most] = [here.number(min), here.number(max)];
      if (most - least >= 10_000) throw new Violation('outOfRange');
      if (who === null || least > most) return null;
      if (least === most) return least;
      const candidates = Array.from({ length: most - least + 1 }, (_, index) => least + index);
      return Number(yield* here.ask({ kind: 'number', min: 1, max: 1, candidates, timeOut }, who));
    },
    then(answer) {
      here.bind(as, answer as number | null);
    },
  };
}
