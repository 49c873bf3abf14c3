/** What places and things of the board are called, and back. */
import type { PlaceId, Seat, ThingId } from '@turnwise/game';
import type { From, To } from './types.ts';

/** Where a checker can be. */
export type Spot = From | To;

export function pointPlace(point: number): PlaceId {
  return `point:${point}`;
}

export function barPlace(side: Seat): PlaceId {
  return `bar:${side}`;
}

export function offPlace(side: Seat): PlaceId {
  return `off:${side}`;
}

/** The place that a checker of this side is in. */
export function placeOf(side: Seat, spot: Spot): PlaceId {
  if (spot === 'bar') return barPlace(side);
  return spot === 'off' ? offPlace(side) : pointPlace(spot);
}

/** What can be touched of a point, whether anything stands there or not. */
export function pointSpot(point: number): ThingId {
  return `spot:${point}`;
}

export function offSpot(side: Seat): ThingId {
  return `spot:off:${side}`;
}

/** Counted from 0, which stands nearest to the edge. */
export function checkerId(side: Seat, spot: Spot, index: number): ThingId {
  return `checker:${side}:${spot}:${index}`;
}

/** Equal dice count from 0. */
export function dieId(die: number, index: number): ThingId {
  return `die:${die}:${index}`;
}

/** Where a thing lies, for a spot or a checker. */
export function spotOf(thing: ThingId): Spot | undefined {
  const [, spot] = /^spot:(\d+|off)/.exec(thing) ?? /^checker:\d:(\d+|bar|off):/.exec(thing) ?? [];
  if (spot === undefined) return undefined;
  return spot === 'bar' || spot === 'off' ? spot : Number(spot);
}
