/** How a game ended. */
import type { Seat } from './seat.ts';

export interface GameResult {
  /** A draw lists all tied seats; the list is empty if nobody wins. */
  readonly winners: readonly Seat[];
  readonly reason: string;
  /** Points by seat, if the game counts them. */
  readonly scores?: readonly number[];
}
