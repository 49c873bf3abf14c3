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

/** Lists of so many, in the order of what there is. */
export function* subsets(
  from: readonly number[],
  min: number,
  max: number,
  start = 0,
): Generator<readonly number[], void, undefined> {
  if (min <= 0) yield [];
  if (max <= 0) return;
  for (let i = start; i < from.length; i++)
    for (const rest of subsets(from, min - 1, max - 1, i + 1)) yield [from[i] as number, ...rest];
}
