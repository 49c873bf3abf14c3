import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardIn, moveWith, playerIn } from '../../../reference/happen.ts';
import { placeOfRole } from '../../../reference/moves.ts';
import type { Happening } from '../../../reference/things.ts';
import { withinSteps } from '../../../reference/steps.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { DrawNode } from './schema.ts';

/** The top cards; one that has left the deck meanwhile is not drawn. Then what was not there. */
export function* plain(node: DrawNode, here: Plain): PlainEffect {
  const { world } = here;
  const player = here.player(node.player);
  if (player === null) return;
  const count = withinSteps(world, here.number(amountOf(node), 1));
  const deck = placeOfRole(world, 'deck', player);
  let there = 0;
  const payloads = () => {
    const cards = deck.cards.slice(0, count);
    there = cards.length;
    return cards.map((card) => ({ player, card }));
  };
  const take = function* (event: Happening): PlainEffect {
    const [card, who] = [cardIn(event), playerIn(event)];
    if (card !== null && who !== null && card.place === placeOfRole(world, 'deck', who))
      yield* moveWith(here, event, card, placeOfRole(world, 'hand', who));
  };
  yield* here.raise('card_drawn', payloads(), take, payloads);
  const missing = Array.from({ length: count - there }, () => ({ player }));
  yield* here.raise('draw_failed', missing, (event) => here.record(event));
}
