import { everyCard } from '../../../reference/every.ts';
import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardIn, changeFlag } from '../../../reference/happen.ts';
import type { Card, Happening } from '../../../reference/things.ts';
import { flagsOf, isPlay } from '../../../reference/world.ts';
import type { UntapNode } from './schema.ts';

/** Only cards in play, and none that is forbidden to. */
export function plain({ target }: UntapNode, here: Plain): PlainEffect {
  const { world } = here;
  const isReady = (card: Card) =>
    isPlay(world, card.place) && card.flags.has('tapped') && !here.isForbidden(card, 'untap');
  const cards = () => (flagsOf(world, 'card').includes('tapped') ? here.cards(target).filter(isReady) : []);
  const payloads = () => cards().map((card) => ({ target: card, flag: 'tapped', value: false }));
  const untap = (event: Happening) => {
    const card = cardIn(event, 'target');
    if (card !== null && isPlay(world, card.place)) changeFlag(here, event);
  };
  return here.raise('flag_changed', payloads(), untap, payloads);
}

export function plainPayable({ target }: UntapNode, here: Plain): boolean {
  const isReady = (card: Card) => isPlay(here.world, card.place) && !here.isForbidden(card, 'untap');
  return everyCard(here, target, (card) => card.flags.has('tapped') && isReady(card));
}
