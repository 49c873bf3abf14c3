import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardIn, moveWith, playerIn } from '../../../reference/happen.ts';
import { placeOfRole } from '../../../reference/moves.ts';
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
  const cards = deck.cards.slice(0, count);
  yield* here.raise(
    'card_drawn',
    cards.map((card) => ({ player, card })),
    (event) => {
      const [card, who] = [cardIn(event), playerIn(event)];
      if (card !== null && who !== null && card.place?.zone === deck.zone)
        moveWith(here, event, card, placeOfRole(world, 'hand', who));
    },
  );
  for (let missing = cards.length; missing < count; missing++) here.follow('draw_failed', { player });
}
