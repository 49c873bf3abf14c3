/** The four unions of connect four. Nothing is hidden, so what a seat sees is the state. */
import type { Seat } from '@turnwise/game';

/** 0 is empty; 1 and 2 are the discs of seats 0 (red) and 1 (yellow). */
export type Disc = 0 | 1 | 2;

export interface ConnectFourState {
  /** Forty-two cells, row by row from the top: cell 0 is the top left, cell 41 the bottom right. */
  readonly board: readonly Disc[];
  /** How many discs lie in each column, three bits a column; `heights.ts` reads it. */
  readonly heights: number;
  readonly next: Seat;
  /** How many discs lie on the board. */
  readonly filled: number;
  /** -1 while nobody has a line. */
  readonly winner: Seat | -1;
}

/** Columns count from 0 on the left. */
export interface Drop {
  readonly kind: 'drop';
  readonly seat: Seat;
  readonly column: number;
}

export type ConnectFourDiff =
  | { readonly kind: 'disc'; readonly seat: Seat; readonly column: number; readonly row: number }
  | { readonly kind: 'win'; readonly seat: Seat; readonly line: readonly number[] };

/** Rows count from the top, as positions are written: the first disc in a column comes to lie in row 5. */
export type ConnectFourEvent =
  | { readonly kind: 'dropped'; readonly seat: Seat; readonly column: number; readonly row: number }
  | { readonly kind: 'won'; readonly seat: Seat; readonly line: readonly number[] };

export interface ConnectFour {
  State: ConnectFourState;
  Input: Drop;
  Diff: ConnectFourDiff;
  Event: ConnectFourEvent;
  View: ConnectFourState;
}
