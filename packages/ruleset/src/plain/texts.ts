/**
 * Things in notation, as hosts and people see them: the id of a card, the name of a player, the number of an item of the stack, or
 * where a card lies that the seat does not know.
 */
import type { Json } from '@turnwise/kernel';
import { isCard } from './things.ts';
import type { Card, Player, Thing } from './things.ts';
import type { World } from './world.ts';

/** Cards that the seat does not know come behind the others, in the order in which they lie. */
export function textsOf(world: World, things: readonly Thing[], seat: Player): readonly Json[] {
  const unknown = things.filter((thing) => isCard(thing)).filter((card) => !card.knownBy.has(seat));
  const known = things.filter((thing) => !unknown.some((card) => card === thing));
  unknown.sort((a, b) => lie(world, a) - lie(world, b));
  return [...known, ...unknown].map((thing) => textOf(world, thing, seat));
}

export function textOf({ players }: World, thing: Thing, seat: Player): Json {
  switch (thing.kind) {
    case 'player':
      return thing.name;
    case 'item':
      return thing.number;
    case 'card': {
      const { place } = thing;
      if (thing.knownBy.has(seat) || place === null)
        return players.some(({ name }) => name === thing.id) ? { card: thing.id } : thing.id;
      const player = place.player ?? players[0];
      return { zone: place.zone, player: player?.name ?? '', index: place.cards.indexOf(thing) };
    }
  }
}

export function thingOf(world: World, text: Json, seat: Player): Thing | undefined {
  const items = world.stack.filter(({ action }) => action !== null);
  const all: readonly Thing[] = [...world.players, ...items, ...world.cards];
  return all.find((thing) => sameText(textOf(world, thing, seat), text));
}

export function sameText(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Where a card lies, as a number that grows from place to place and from the top down. */
function lie({ places }: World, card: Card): number {
  return places.findIndex((place) => place === card.place) * 100_000 + (card.place?.cards.indexOf(card) ?? 0);
}
