import { everyCard } from '../../../reference/every.ts';
import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardIn, changeFlag } from '../../../reference/happen.ts';
import { idsOf, isPlay } from '../../../reference/world.ts';
import type { TapNode } from './schema.ts';

/** Only cards in play. */
export function plain({ target }: TapNode, here: Plain): PlainEffect {
  const { world } = here;
  const cards = idsOf(world.ruleset.flags).includes('tapped') ? here.cards(target) : [];
  const payloads = cards.map((card) => ({ target: card, flag: 'tapped', value: true }));
  return here.raise('flag_changed', payloads, (event) => {
    const card = cardIn(event, 'target');
    if (card !== null && isPlay(world, card.place)) changeFlag(here, event);
  });
}

export function plainPayable({ target }: TapNode, here: Plain): boolean {
  return everyCard(here, target, (card) => isPlay(here.world, card.place) && !card.flags.has('tapped'));
}
