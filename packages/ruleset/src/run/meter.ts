/**
 * What rules compute, counted: each part of an expression, each thing that a selector looks at, each rule that an event is held
 * against. There is one meter, as one thing runs at a time; a dispatch and each look from outside have a limit of their own on it.
 *
 * What an expression counts is a function of the state and of what it looks at, and of nothing else: what was remembered counts as
 * if it were computed anew. So a match that is played on, one that was loaded and one that is replayed end at the same place.
 */
import { USUAL_BUDGETS } from '@turnwise/kernel';

/** More than anybody counts. Small enough that the engine keeps it as a plain integer. */
export const UNLIMITED = 2 ** 31 - 1;

export const METER = {
  spent: 0,
  most: UNLIMITED,
  /** Characters that events of the dispatch at work may hold. */
  mostText: USUAL_BUDGETS.textPerInput,
};

/** Thrown where the limit is passed. No `Error`, like a violation. */
export const SPENT: unique symbol = Symbol('the evaluations are used up');

export function charge(evaluations: number): void {
  // Thrown to get out of any depth, and caught by who set the limit.
  if ((METER.spent += evaluations) > METER.most) throw SPENT;
}

/** A look with a limit of its own. Where it is passed it comes to something else. What it has counted is not counted outside. */
export function within<V>(most: number, look: () => V, otherwise: V): V {
  const { spent: before, most: outer } = METER;
  METER.spent = 0;
  METER.most = most;
  try {
    return look();
  } catch (thrown) {
    if (thrown !== SPENT) throw thrown;
    return otherwise;
  } finally {
    METER.spent = before;
    METER.most = outer;
  }
}
