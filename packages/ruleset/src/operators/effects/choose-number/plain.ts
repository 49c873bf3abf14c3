import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { Violation } from '../../../reference/violation.ts';
import type { ChooseNumberNode } from './schema.ts';

export function* plain({ player, min, max, as }: ChooseNumberNode, here: Plain): PlainEffect {
  const who = here.player(player);
  const [least, most] = [here.number(min), here.number(max)];
  if (most - least >= 10_000) throw new Violation('outOfRange');
  if (who === null || least > most) here.bind(as, null);
  else if (least === most) here.bind(as, least);
  else {
    const candidates = Array.from({ length: most - least + 1 }, (_, index) => least + index);
    here.bind(as, Number(yield* here.ask({ kind: 'number', min: 1, max: 1, candidates }, who)));
  }
}
