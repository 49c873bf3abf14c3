import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { Violation } from '../../../reference/violation.ts';
import type { ChooseNumberNode } from './schema.ts';

export function* plain({ player, min, max, as }: ChooseNumberNode, plain: Plain): PlainEffect {
  const who = plain.player(player);
  const [least, most] = [plain.number(min), plain.number(max)];
  if (most - least >= 10_000) throw new Violation('outOfRange');
  if (who === null || least > most) plain.bind(as, null);
  else if (least === most) plain.bind(as, least);
  else {
    const candidates = Array.from({ length: most - least + 1 }, (_, index) => least + index);
    plain.bind(as, Number(yield* plain.ask({ kind: 'number', min: 1, max: 1, candidates }, who)));
  }
}
