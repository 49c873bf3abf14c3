import type { Plain, PlainAsking, PlainEffect } from '../../../reference/plain.ts';
import { cardIn, cardsOf, moveWith } from '../../../reference/happen.ts';
import { placeOfRole } from '../../../reference/moves.ts';
import type { Doing } from '../../../reference/questions.ts';
import { inIdOrder } from '../../../reference/ids.ts';
import { isCard } from '../../../reference/things.ts';
import type { Card, Happening } from '../../../reference/things.ts';
import { zoneOfRole } from '../../../reference/world.ts';
import { amountOf } from '../../../schema/operands.ts';
import { groupOf } from '../plain-group.ts';
import type { DiscardNode } from './schema.ts';

/** Cards in a hand, named or chosen or by chance, into the graveyard of their owner. */
export function* plain(node: DiscardNode, here: Plain): PlainEffect {
  const { target } = node;
  if (target !== undefined) return yield* discard(here, () => cardsOf(here, target));
  if (node.simultaneous !== true || node.random === true) {
    const cards = yield* chosen(node, here);
    return yield* discard(here, () => cards);
  }
  const taken = yield* here.atOnce(
    groupOf(here, node.player).map((player) => () => chosen({ ...node, player: 'player' }, here.within({ player }))),
  );
  const cards = taken.flat();
  yield* discard(here, () => cards);
}

export function plainAsking(node: DiscardNode, here: Plain): PlainAsking | null {
  if (node.target !== undefined || node.random === true || node.simultaneous === true) return null;
  return { ask: () => chosen(node, here), then: (cards) => discard(here, () => cards as readonly Card[]) };
}

/** Those that are named are looked at again when what comes before is done. */
function* discard(here: Plain, cards: () => readonly Card[]): Doing<void> {
  const { world } = here;
  const payloads = () =>
    cards()
      .filter((card) => isInHand(here, card))
      .map((card) => ({ player: card.place?.player ?? card.owner, card }));
  const bury = function* (event: Happening): PlainEffect {
    const card = cardIn(event);
    if (card !== null && isInHand(here, card))
      yield* moveWith(here, event, card, placeOfRole(world, 'graveyard', card.owner));
  };
  yield* here.raise('discarded', payloads(), bury, payloads);
}

function* chosen(node: DiscardNode, here: Plain): Doing<readonly Card[]> {
  const player = here.player(node.player);
  if (player === null) return [];
  const hand = placeOfRole(here.world, 'hand', player).cards.slice();
  const amount = Math.min(here.number(amountOf(node), 1), hand.length);
  if (amount <= 0) return [];
  const { random, timeOut } = node;
  if (random !== true)
    return (yield* here.choose(player, inIdOrder(hand), amount, amount, { timeOut })).filter((one) => isCard(one));
  return here.chance('random', (reader) =>
    Array.from({ length: amount }, () => hand.splice(reader.below(hand.length), 1)).flat(),
  );
}

function isInHand({ world }: Plain, { place }: Card): boolean {
  return place !== null && place.zone === zoneOfRole(world, 'hand')?.id;
}

export function plainPayable(node: DiscardNode, here: Plain): boolean {
  if (node.target !== undefined) {
    const cards = here.cards(node.target);
    return cards.length > 0 && cards.every((card) => isInHand(here, card));
  }
  const player = here.player(node.player);
  const amount = here.number(amountOf(node), 1);
  return player !== null && placeOfRole(here.world, 'hand', player).cards.length >= amount;
}
