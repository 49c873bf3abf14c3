import { everyCard } from '../../../reference/every.ts';
import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardIn, changeFlag } from '../../../reference/happen.ts';
import { idsOf, isPlay } from '../../../reference/world.ts';
import type { TapNode } from './schema.ts';

/** Only cards in play. */
export function plain({ target }: TapNode, plain: Plain): PlainEffect {
  const { world } = plain;
  const cards = idsOf(world.ruleset.flags).includes('tapped') ? plain.cards(target) : [];
  const payloads = cards.map((card) => ({ target: card, flag: 'tapped', value: true }));
  return plain.raise('flag_changed', payloads, (event) => {
    const card = cardIn(event, 'target');
    if (card !== null && isPlay(world, card.place)) changeFlag(plain, event);
  });
}

export function plainPayable({ target }: TapNode, plain: Plain): boolean {
  return everyCard(plain, target, (card) => isPlay(plain.world, card.place) && !card.flags.has('tapped'));
}
