/**
 * Priority: a window is open while seats may act, one after another in turn order, until all of them have passed in succession. Who
 * is asked, and what begins the round again, is for the rules to say; they keep the number of those who have passed, and `hold`
 * the run for the seat that is next.
 */
import type { Seat } from '@turnwise/game';

/**
 * The place of the next seat that is asked, from the one at `passed` on; the number of seats when all have passed. A seat that is not
 * asked, as it can only pass, counts as one that has.
 */
export function nextAsked<C>(
  seats: readonly Seat[],
  passed: number,
  isAsked: (seat: Seat, context: C) => boolean,
  context: C,
): number {
  let at = passed;
  while (at < seats.length && !isAsked(seats[at] as Seat, context)) at++;
  return at;
}
