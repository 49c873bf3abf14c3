import { everyCard } from '../../../reference/every.ts';
import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardIn, cardsOf, moveWith } from '../../../reference/happen.ts';
import { placeOfRole } from '../../../reference/moves.ts';
import { isPlay } from '../../../reference/world.ts';
import type { DestroyNode } from './schema.ts';

/** Only cards in play, into the graveyard of their owner. */
export function plain({ target }: DestroyNode, plain: Plain): PlainEffect {
  const { world } = plain;
  const payloads = cardsOf(plain, target).map((card) => ({ card }));
  return plain.raise('destroyed', payloads, (event) => {
    const card = cardIn(event);
    if (card !== null && isPlay(world, card.place))
      moveWith(plain, event, card, placeOfRole(world, 'graveyard', card.owner));
  });
}

export function plainPayable({ target }: DestroyNode, plain: Plain): boolean {
  return everyCard(plain, target, ({ place }) => isPlay(plain.world, place));
}
