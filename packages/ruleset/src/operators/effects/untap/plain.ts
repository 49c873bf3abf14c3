import { everyCard } from '../../../reference/every.ts';
import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardIn, changeFlag } from '../../../reference/happen.ts';
import type { Card } from '../../../reference/things.ts';
import { idsOf, isPlay } from '../../../reference/world.ts';
import type { UntapNode } from './schema.ts';

/** Only cards in play, and none that is forbidden to. */
export function plain({ target }: UntapNode, plain: Plain): PlainEffect {
  const { world } = plain;
  const cards = idsOf(world.ruleset.flags).includes('tapped') ? plain.cards(target) : [];
  const payloads = cards.map((card) => ({ target: card, flag: 'tapped', value: false }));
  return plain.raise('flag_changed', payloads, (event) => {
    const card = cardIn(event, 'target');
    if (card !== null && isPlay(world, card.place) && !plain.isForbidden(card, 'untap')) changeFlag(plain, event);
  });
}

export function plainPayable({ target }: UntapNode, plain: Plain): boolean {
  const isReady = (card: Card) => isPlay(plain.world, card.place) && !plain.isForbidden(card, 'untap');
  return everyCard(plain, target, (card) => card.flags.has('tapped') && isReady(card));
}
