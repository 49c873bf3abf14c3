/**
 * How a scene names what is on the table of a ruleset: `card:ember_fox.1` for a card that the viewer knows, wherever it goes; `at:hand:1:3`
 * for one that it does not know, by zone, seat and place from the top; `seat:1`, `item:203`, `flag:storm`. Places are `seat:1`,
 * `zone:hand:1`, `zone:stock` for one that is shared, `stack` and `match`.
 */
import type { PlaceId, Seat, ThingId } from '@turnwise/game';
import { zoneAt } from '../compiled/at.ts';
import { seatOf, zoneOf } from '../compiled/compiled.ts';
import type { Compiled, Zone } from '../compiled/compiled.ts';

export const STACK: PlaceId = 'stack';
export const MATCH: PlaceId = 'match';

export function cardThing(id: string): ThingId {
  return `card:${id}`;
}

export function hiddenThing({ id, shared }: Pick<Zone, 'id' | 'shared'>, seat: number, index: number): ThingId {
  return `at:${id}:${shared ? 0 : seat}:${index}`;
}

export function seatThing(seat: number): ThingId {
  return `seat:${seat}`;
}

export function itemThing(number: number): ThingId {
  return `item:${number}`;
}

export function flagThing(flag: string): ThingId {
  return `flag:${flag}`;
}

/** A thing as hosts have it in inputs (`run/thing-text.ts`). */
export function thingOfText(text: string): ThingId {
  const rest = text.slice(1);
  if (text.startsWith('@')) return `seat:${rest}`;
  if (text.startsWith('#')) return `item:${rest}`;
  return text.startsWith('?') ? `at:${rest.replaceAll('.', ':')}` : cardThing(text);
}

/** The same back; undefined for what no input names. */
export function textOfThing(thing: ThingId): string | undefined {
  const colon = thing.indexOf(':');
  const rest = thing.slice(colon + 1);
  switch (thing.slice(0, colon)) {
    case 'card':
      return rest;
    case 'seat':
      return `@${rest}`;
    case 'item':
      return `#${rest}`;
    case 'at':
      return `?${rest.replaceAll(':', '.')}`;
    default:
      return undefined;
  }
}

export function seatPlace(seat: Seat): PlaceId {
  return `seat:${seat}`;
}

export function zonePlace({ id, shared }: Pick<Zone, 'id' | 'shared'>, seat: number): PlaceId {
  return shared ? `zone:${id}` : `zone:${id}:${seat}`;
}

/** The place of the scene for a place of the state. */
export function placeIdOf(compiled: Compiled, place: number): PlaceId {
  return zonePlace(zoneAt(compiled, zoneOf(compiled, place)), seatOf(compiled, place));
}
