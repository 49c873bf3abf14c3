import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardIn, cardsOf, playerIn } from '../../../reference/happen.ts';
import type { LookNode } from './schema.ts';

export function plain({ target, player }: LookNode, here: Plain): PlainEffect {
  const who = here.player(player);
  const payloads = who === null ? [] : cardsOf(here, target).map((card) => ({ card, player: who }));
  return here.raise('looked', payloads, (event) => {
    const [card, viewer] = [cardIn(event), playerIn(event)];
    if (card === null || viewer === null) return;
    card.knownBy.add(viewer);
    here.record(event);
  });
}
