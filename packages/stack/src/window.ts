/**
 * Priority: a window is open while seats may act, one after another in turn order, until all of them have passed in succession. The
 * rules decide who is asked and what restarts the round. They keep the number of seats that have passed, and `hold` the run for the
 * next seat.
 */
import type { Seat } from '@turnwise/game';

/**
 * The place of the next seat to ask, beginning at `passed`; the number of seats if all have passed. A seat that can only pass is not
 * asked and counts as having passed.
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
