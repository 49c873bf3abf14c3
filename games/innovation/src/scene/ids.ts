/**
 * Names of places and things. A card that the viewer knows is `card:17` wherever it lies. One that it does not know is named by its place,
 * its age and a number among its like there, and never by the card: `hand:1:4:0` is one of the cards of age 4 in the hand of seat 1.
 */
import type { PlaceId, Seat, ThingId } from '@turnwise/game';
import { COLOURS } from '../cards/language.ts';
import type { ZoneRef } from '../types.ts';

/** All decks, and what is still to claim. */
export const SUPPLY = 'supply';
export const TO_CLAIM = 'achievements';
export const REMOVED = 'removed';

export function deckPlace(age: number): PlaceId {
  return `supply:${age}`;
}

export function seatPlace(seat: Seat): PlaceId {
  return `seat:${seat}`;
}

export function pilePlace(seat: Seat, colour: number): PlaceId {
  return `pile:${seat}:${COLOURS[colour] ?? ''}`;
}

export function setPlace(zone: 'hand' | 'score', seat: Seat): PlaceId {
  return `${zone}:${seat}`;
}

/** The achievements that a seat holds. */
export function heldPlace(seat: Seat): PlaceId {
  return `achievements:${seat}`;
}

/** Where an event says that a card lies; nothing for what is no place of the table. */
export function placeOfZone({ zone, seat, age, colour }: ZoneRef): PlaceId | undefined {
  if (zone === 'removed') return REMOVED;
  if (zone === 'deck') return age === undefined ? undefined : deckPlace(age);
  if (seat === undefined) return undefined;
  if (zone === 'board') return colour === undefined ? undefined : pilePlace(seat, colour);
  return setPlace(zone, seat);
}

export function cardThing(card: number): ThingId {
  return `card:${card}`;
}

export function hiddenThing(place: PlaceId, age: number, number: number): ThingId {
  return `${place}:${age}:${number}`;
}

/** The uppermost card of a deck, where the viewer does not know it. */
export function topThing(age: number): ThingId {
  return `${deckPlace(age)}:top`;
}

/** By its place in `achievements` of the state. */
export function achievementThing(place: number): ThingId {
  return `achievement:${place}`;
}

export function playerThing(seat: Seat): ThingId {
  return `player:${seat}`;
}

/** The number behind `card:`, `achievement:` or the like; undefined for a thing of another kind. */
export function numberOf(thing: ThingId, kind: 'card' | 'achievement'): number | undefined {
  if (!thing.startsWith(`${kind}:`)) return undefined;
  const number = Number(thing.slice(kind.length + 1));
  return Number.isInteger(number) ? number : undefined;
}
