import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import { destination, moveCards } from '../../../reference/happen.ts';
import { canGo, haveRoom } from '../../../reference/moves.ts';
import type { Position } from '../../../reference/moves.ts';
import type { Ability, Card } from '../../../reference/things.ts';
import { isPlay, zoneOfRole } from '../../../reference/world.ts';
import type { MoveZoneNode } from './schema.ts';

/** A card with a `cast` ability that would come into play is cast instead. */
export function* plain(node: MoveZoneNode, here: Plain): PlainEffect {
  const { world } = here;
  const cards = () =>
    here
      .cards(node.target)
      .filter((card) => canGo(world, card) && (node.from === undefined || card.place?.zone === node.from));
  const intoPlay = zoneOfRole(world, 'play')?.id === node.to;
  const cast = (card: Card) =>
    intoPlay && card.place !== null && !isPlay(world, card.place) ? castOf(here, card) : undefined;
  let spells: readonly Card[] = [];
  const moved = () => {
    const all = cards();
    spells = all.filter((card) => cast(card) !== undefined);
    return all.filter((card) => !spells.includes(card));
  };
  const whose = node.player === undefined ? undefined : here.player(node.player);
  const position = positionOf(node, here);
  yield* moveCards(here, moved, node.to, { whose, position, open: node.reveal === true });
  for (const card of spells) {
    const ability = cast(card);
    if (ability !== undefined) yield* here.castCard(card, ability);
  }
}

function castOf(here: Plain, card: Card): Ability | undefined {
  return here.abilities(card).find(({ node }) => node.kind === 'cast');
}

function positionOf({ position }: MoveZoneNode, here: Plain): Position {
  return position === undefined || position === 'top' || position === 'bottom' ? position : here.number(position);
}

/** Every card can go, and there is room for all of them. */
export function plainPayable({ target, to, player, from }: MoveZoneNode, here: Plain): boolean {
  const whose = player === undefined ? undefined : here.player(player);
  const place = (card: Card) => destination(here, card, to, whose);
  return (
    everyCard(
      here,
      target,
      (card) =>
        place(card) !== undefined &&
        card.place !== null &&
        card.place !== place(card) &&
        (from === undefined || card.place.zone === from),
    ) && haveRoom(here.world, here.cards(target), place)
  );
}
