/** Going through a list one by one, in its own order or, where one possibility is drawn, in an order of chance. */
import type { Chooser } from '@turnwise/game';

/** A list to go through: a copy where chance orders it. */
export function inTurn<V>(chooser: Chooser | null, all: readonly V[]): readonly V[] {
  return chooser === null || all.length < 2 ? all : all.slice();
}

/** The next one of such a list. */
export function drawFrom<V>(chooser: Chooser | null, list: readonly V[], at: number): V {
  if (chooser === null || at + 1 >= list.length) return list[at] as V;
  const from = at + chooser.below(list.length - at);
  const drawn = list[from] as V;
  const copy = list as V[];
  copy[from] = copy[at] as V;
  copy[at] = drawn;
  return drawn;
}

/** Whether chance draws one that is as likely as each of the others. */
export function isDrawn(chooser: Chooser | null, among: number): boolean {
  return chooser !== null && chooser.below(among) === 0;
}

/** So many selections for one target are looked through, the smaller first. What is beyond them may be said, but is not offered. */
const MOST_SELECTIONS = 1000;

/** Lists of so many, the smaller first, each in the order of what there is. */
export function* selections(
  from: readonly number[],
  min: number,
  max: number,
): Generator<readonly number[], void, undefined> {
  let left = MOST_SELECTIONS;
  for (let size = Math.max(0, min); size <= Math.min(max, from.length); size++) {
    // The places of those that are taken, counted up like the digits of a number.
    const places = Array.from({ length: size }, (_, index) => index);
    do {
      if (left-- === 0) return;
      yield places.map((place) => from[place] as number);
    } while (countUp(places, from.length));
  }
}

/** The next places in order; false after the last. */
function countUp(places: number[], length: number): boolean {
  let at = places.length - 1;
  while (at >= 0 && places[at] === length - places.length + at) at--;
  if (at < 0) return false;
  let place = places[at] as number;
  for (; at < places.length; at++) places[at] = ++place;
  return true;
}

/** Whether there are more than are looked through. */
export function areMore(among: number, min: number, max: number): boolean {
  let ways = 0;
  for (let size = Math.max(0, min); size <= Math.min(max, among) && ways <= MOST_SELECTIONS; size++)
    ways += waysToTake(Math.min(size, among - size), among);
  return ways > MOST_SELECTIONS;
}

/** As many as there are, or some number above the limit. */
function waysToTake(size: number, among: number): number {
  let ways = 1;
  for (let i = 0; i < size && ways <= MOST_SELECTIONS; i++) ways = (ways * (among - i)) / (i + 1);
  return ways;
}
