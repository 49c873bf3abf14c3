/** What the data of a ruleset can lead to and no checker can exclude (section 8). */
import { RULESET_LIMITS } from '../limits.ts';
import type { Place } from './things.ts';

export class Violation extends Error {
  readonly code: string;
  /** The place that has no room; null for any other violation. */
  readonly place: Place | null;

  constructor(code: string, place: Place | null = null) {
    super(code);
    this.code = code;
    this.place = place;
  }
}

/** What is looked at outside an item at work: a violation there means the other. */
export function looked<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch (thrown) {
    if (thrown instanceof Violation) return otherwise;
    throw thrown;
  }
}

/** A guard was exceeded: the input leaves no trace, or the match halts (section 8). */
export class GuardExceeded extends Error {
  readonly guard: string;
  readonly limit: number;

  constructor(guard: string, limit: number) {
    super(guard);
    this.guard = guard;
    this.limit = limit;
  }
}

/** Holds a number to the range of integers that rules may reach: the least safe integer stands for nothing elsewhere. */
export function inRange(number: number): number {
  if (!Number.isSafeInteger(number) || number === Number.MIN_SAFE_INTEGER) throw new Violation('outOfRange');
  return number;
}

/** A system control goes on without the item that halted. */
export class Skipped extends Error {}

/** A system control has dropped what ran away: whoever worked for it stops. */
export class Dropped extends Error {}

/** Somebody has conceded while something was asked: what asked is looked at again. */
export class AskAgain extends Error {}

/** The match is over: whatever was at work is left. */
export class MatchOver extends Error {}

/** One more of what there are so many of. */
export function holdTo(count: number, guard: 'cardsInMatch' | 'lastingChanges' | 'turnsToCome'): void {
  const { usual } = RULESET_LIMITS[guard];
  if (count >= usual) throw new GuardExceeded(guard, usual);
}
