/**
 * Looks at a target outside an item at work: for offers, for an input, for what can be activated. A violation there is no fault of
 * an item: a selector that meets one has no candidates, and with a count that meets one nothing can be chosen.
 */
import type { Target } from '../compiled/compiled.ts';
import type { Desk, Item } from '../types.ts';
import { looked } from './looked.ts';
import { Violation } from './violation.ts';

/** In the order of candidates. */
export function candidatesOf({ candidates }: Target, desk: Desk, item: Item): readonly number[] {
  return looked(candidates, desk, item, NONE);
}

/** The same in any order. */
export function gatheredBy({ gathering }: Target, desk: Desk, item: Item): readonly number[] {
  return looked(gathering, desk, item, NONE);
}

const NONE: readonly number[] = Object.freeze([]);

export function boundsOf(target: Target, desk: Desk, item: Item, candidates: number): readonly [number, number] {
  if (target.all) return [candidates, candidates];
  const { it } = item;
  try {
    const max = target.max(desk, item);
    const min = target.optional ? 0 : target.min(desk, item);
    return max < min ? IMPOSSIBLE : [min, max];
  } catch (thrown) {
    if (!(thrown instanceof Violation)) throw thrown;
    item.it = it;
    return target.optional ? LEFT_OUT : IMPOSSIBLE;
  }
}

const LEFT_OUT: readonly [number, number] = [0, 0];
const IMPOSSIBLE: readonly [number, number] = [Infinity, 0];

/** The lower bound alone. */
export function leastOf(target: Target, desk: Desk, item: Item, candidates: number): number {
  if (target.all) return candidates;
  if (target.optional) return 0;
  return boundsOf(target, desk, item, candidates)[0];
}
