import { askingAgain } from '../../../reference/asking-again.ts';
import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { moveCards, revealCards, see, shufflePlace } from '../../../reference/happen.ts';
import { isCard } from '../../../reference/things.ts';
import { placeOf, sees } from '../../../reference/world.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { SearchNode } from './schema.ts';

/** Sees the zone, takes what it wants, and the zone is shuffled. */
export function* plain(node: SearchNode, here: Plain): PlainEffect {
  const { world } = here;
  const player = here.player(node.player);
  const place = player === null ? undefined : placeOf(world, node.zone, player);
  if (player === null || place === undefined || place.cards.length === 0) return;
  const looks = () => (sees(world, player, place) ? [] : place.cards.map((card) => ({ card, player })));
  yield* here.raise('looked', looks(), (event) => see(here, event), looks);
  // When somebody concedes meanwhile the question is asked again, and nothing is looked at twice.
  const taken = yield* askingAgain(() => {
    const wanted = here.gather({ ...node.selector, zone: node.zone });
    const candidates = place.cards.filter((card) => wanted.includes(card));
    return here.choose(player, candidates, 0, here.number(amountOf(node), 1), { timeOut: node.timeOut });
  });
  const cards = taken.filter((thing) => isCard(thing));
  const found = () => cards.filter((card) => card.place === place);
  if (node.reveal === true) yield* revealCards(here, found);
  yield* moveCards(here, found, node.to, { open: node.reveal === true });
  yield* shufflePlace(here, place);
}
