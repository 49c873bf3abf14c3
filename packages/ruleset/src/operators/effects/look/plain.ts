import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardIn, cardsOf, playerIn } from '../../../reference/happen.ts';
import type { LookNode } from './schema.ts';

export function plain({ target, player }: LookNode, plain: Plain): PlainEffect {
  const who = plain.player(player);
  const payloads = who === null ? [] : cardsOf(plain, target).map((card) => ({ card, player: who }));
  return plain.raise('looked', payloads, (event) => {
    const [card, viewer] = [cardIn(event), playerIn(event)];
    if (card === null || viewer === null) return;
    card.knownBy.add(viewer);
    plain.record(event);
  });
}
