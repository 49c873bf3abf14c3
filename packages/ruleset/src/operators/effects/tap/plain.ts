import { everyCard } from '../../../reference/every.ts';
import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardIn, changeFlag } from '../../../reference/happen.ts';
import type { Card, Happening } from '../../../reference/things.ts';
import { flagsOf, isPlay } from '../../../reference/world.ts';
import type { TapNode } from './schema.ts';

/** Only cards in play. */
export function plain({ target }: TapNode, here: Plain): PlainEffect {
  const { world } = here;
  const isReady = (card: Card) => isPlay(world, card.place) && !card.flags.has('tapped');
  const cards = () => (flagsOf(world, 'card').includes('tapped') ? here.cards(target).filter(isReady) : []);
  const payloads = () => cards().map((card) => ({ target: card, flag: 'tapped', value: true }));
  const tap = (event: Happening) => {
    const card = cardIn(event, 'target');
    if (card !== null && isPlay(world, card.place)) changeFlag(here, event);
  };
  return here.raise('flag_changed', payloads(), tap, payloads);
}

export function plainPayable({ target }: TapNode, here: Plain): boolean {
  return everyCard(here, target, (card) => isPlay(here.world, card.place) && !card.flags.has('tapped'));
}
