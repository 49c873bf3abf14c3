/** The order in which things of a set are taken: by id, or as they lie where not everybody knows all of them (section 2). */
import type { SelectorNode } from '../nodes.ts';
import { compareIds, inIdOrder } from './ids.ts';
import { isCard } from './things.ts';
import type { Card, Thing } from './things.ts';
import { seatsFrom } from './world.ts';
import type { World } from './world.ts';

export function inSetOrder<T extends Thing>(world: World, things: readonly T[]): readonly T[] {
  if (things.every((thing) => !isCard(thing) || isKnownToAll(thing))) return inIdOrder(things);
  // Stable: cards keep the order in which they lie.
  const lying = things.toSorted((a: Thing, b: Thing) => (isCard(a) && isCard(b) ? byPlace(world, a, b) : 0));
  return inKindOrder(lying);
}

/** Players before cards. */
function inKindOrder<T extends Thing>(things: readonly T[]): readonly T[] {
  const cards = things.filter((thing) => isCard(thing));
  return [...inIdOrder(things.filter((thing) => !isCard(thing))), ...cards];
}

function hiddenLast(a: Card, b: Card): number {
  return Number(isKnownToAll(b)) - Number(isKnownToAll(a));
}

/** What spectators know, everybody knows. */
export function isKnownToAll({ knownBy }: Card): boolean {
  return knownBy.has('spectator');
}

/** Seats from the active one on, zones as the document has them, shared ones after them; each from the top. */
export function byPlace(world: World, a: Card, b: Card): number {
  if (a.place !== b.place) return rankOf(world, a) - rankOf(world, b);
  if (a.place === null) return compareIds(a.id, b.id);
  return hiddenLast(a, b) || a.place.cards.indexOf(a) - a.place.cards.indexOf(b);
}

function rankOf(world: World, { place }: Card): number {
  const { zones } = world.ruleset;
  if (place === null) return Number.MAX_SAFE_INTEGER;
  const zone = zones.findIndex(({ id }) => id === place.zone);
  const order = seatsFrom(world, world.turn.active);
  const seat = place.player === null ? -1 : order.indexOf(place.player);
  return (seat < 0 ? order.length : seat) * zones.length + zone;
}

/** Items of the stack and players stand as they are gathered. */
export function hasOwnOrder({ order, top, bottom, stack, players }: SelectorNode): boolean {
  return [order, top, bottom, stack, players].some((key) => key !== undefined);
}
