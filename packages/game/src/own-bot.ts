/**
 * A player of the game's own, for a game that something plays better than any search, such as the solver of a puzzle. Like every bot, it
 * goes by what its seat sees and by a seed, and by nothing else.
 */
import type { Chooser } from './chooser.ts';
import type { PlayTypes } from './play-types.ts';
import type { Seat } from './seat.ts';

export interface OwnBot<T extends PlayTypes> {
  /** Steps of work that it may do for one decision, unless its name says otherwise: `solver:iterations=5000`. */
  readonly iterations: number;
  /** A plan in the making, for a seat that is to act. */
  readonly think: (view: T['View'], seat: Seat, chooser: Chooser) => Planning<T>;
}

/** How the steps are cut into pieces never changes what comes of them. */
export interface Planning<T extends PlayTypes> {
  /** More steps would change nothing. */
  readonly ready: boolean;
  step(): void;
  /** What is known so far. */
  plan(): Plan<T>;
}

export interface Plan<T extends PlayTypes> {
  /** What the seat is to do now, and what is to follow. With nothing in it, the input is drawn from those that are offered. */
  readonly inputs: readonly T['Input'][];
  /** It surely wins. */
  readonly wins: boolean;
}
