/** How a game ended. */
import type { Seat } from './seat.ts';

export interface GameResult {
  /** A draw lists all tied seats; nobody is an empty list. */
  readonly winners: readonly Seat[];
  readonly reason: string;
  /** Points by seat, where a game counts them. */
  readonly scores?: readonly number[];
}
