/**
 * What rules compute, counted: each part of an expression, each thing that a selector looks at, each rule that an event is held
 * against. It is counted on the desk at which it is computed; a dispatch and each look from outside have a limit of their own.
 *
 * What an expression counts is a function of the state and of what it looks at, and of nothing else: what was remembered counts as
 * if it were computed anew. So a match that is played on, one that was loaded and one that is replayed end at the same place.
 */
import type { Desk } from '../types.ts';

/** Thrown where the limit is passed. No `Error`, like a violation. */
export const SPENT: unique symbol = Symbol('the evaluations are used up');

export function charge(desk: Desk, evaluations: number): void {
  // Thrown to get out of any depth, and caught by who set the limit.
  if ((desk.spent += evaluations) > desk.most) throw SPENT;
}

/** A look with a limit of its own. Where it is passed it comes to something else. What it has counted is not counted outside. */
export function within<V>(desk: Desk, most: number, look: () => V, otherwise: V): V {
  const { spent: before, most: outer } = desk;
  desk.spent = 0;
  desk.most = most;
  try {
    return look();
  } catch (thrown) {
    if (thrown !== SPENT) throw thrown;
    return otherwise;
  } finally {
    desk.spent = before;
    desk.most = outer;
  }
}
