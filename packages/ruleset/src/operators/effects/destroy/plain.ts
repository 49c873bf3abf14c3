import { everyCard } from '../../../reference/every.ts';
import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardIn, cardsOf, moveWith } from '../../../reference/happen.ts';
import { placeOfRole } from '../../../reference/moves.ts';
import type { Happening } from '../../../reference/things.ts';
import { isPlay } from '../../../reference/world.ts';
import type { DestroyNode } from './schema.ts';

/** Only cards in play, into the graveyard of their owner. */
export function plain({ target }: DestroyNode, here: Plain): PlainEffect {
  const { world } = here;
  const inPlay = () => cardsOf(here, target).filter(({ place }) => isPlay(world, place));
  const payloads = () => inPlay().map((card) => ({ card }));
  const bury = function* (event: Happening): PlainEffect {
    const card = cardIn(event);
    if (card !== null && isPlay(world, card.place))
      yield* moveWith(here, event, card, placeOfRole(world, 'graveyard', card.owner));
  };
  return here.raise('destroyed', payloads(), bury, payloads);
}

export function plainPayable({ target }: DestroyNode, here: Plain): boolean {
  return everyCard(here, target, ({ place }) => isPlay(here.world, place));
}
