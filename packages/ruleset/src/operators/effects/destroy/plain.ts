import { everyCard } from '../../../reference/every.ts';
import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardIn, cardsOf, moveWith } from '../../../reference/happen.ts';
import { placeOfRole } from '../../../reference/moves.ts';
import { isPlay } from '../../../reference/world.ts';
import type { DestroyNode } from './schema.ts';

/** Only cards in play, into the graveyard of their owner. */
export function plain({ target }: DestroyNode, here: Plain): PlainEffect {
  const { world } = here;
  const payloads = cardsOf(here, target).map((card) => ({ card }));
  return here.raise('destroyed', payloads, (event) => {
    const card = cardIn(event);
    if (card !== null && isPlay(world, card.place))
      moveWith(here, event, card, placeOfRole(world, 'graveyard', card.owner));
  });
}

export function plainPayable({ target }: DestroyNode, here: Plain): boolean {
  return everyCard(here, target, ({ place }) => isPlay(here.world, place));
}
