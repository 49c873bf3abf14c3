/** A row of the strength table: who is measured, against whom, where, and what is to be reached. */
import type { Json } from '@turnwise/kernel';
import { sideOf } from '@turnwise/simulate';

export interface Row {
  /** The game and its table, such as `innovation, 4 seats`. */
  readonly place: string;
  /** The id of the game. */
  readonly game: string;
  readonly seats: number;
  /** The name of the bot that is measured. */
  readonly measured: string;
  /** What the others are called in the report. */
  readonly against: string;
  /** The bot in the other seats, if it is not called so. */
  readonly opponent?: string;
  readonly seating: Seating;
  /** Each beginning has the next of them. */
  readonly options: readonly Json[];
  /** With fewer than these, chance has to be allowed for. */
  readonly games: number;
  readonly bar: Bar;
  /** Why the bar is not the usual one, where that is so. */
  readonly note?: string;
  /** Rough seconds for a game. */
  readonly seconds: number;
}

/**
 * `inTurn`: every second seat, so that partners who sit across play together; both ways. `alone`: one seat after the other.
 * `first`: the first seat alone, where the sides are not alike.
 */
export type Seating = 'inTurn' | 'alone' | 'first';

export type Bar =
  | { readonly kind: 'atLeast'; readonly share: number }
  | { readonly kind: 'between'; readonly low: number; readonly high: number }
  | { readonly kind: 'neverLoses' };

/** How many ways there are to sit; each beginning is played in all of them. */
export function waysToSit({ seating, seats }: Pick<Row, 'seating' | 'seats'>): number {
  if (seating === 'first') return 1;
  return seating === 'alone' ? seats : 2;
}

/** Whether a seat is one of those who are measured, in one of the ways to sit. */
export function isMeasured({ seating }: Pick<Row, 'seating'>, way: number, seat: number): boolean {
  if (seating === 'first') return seat === 0;
  return seating === 'alone' ? seat === way : sideOf(seat, { swapped: way === 1 }) === 0;
}
