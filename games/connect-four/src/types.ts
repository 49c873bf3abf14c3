/** The four unions of connect four, and what a seat sees. */
import type { Seat } from '@turnwise/game';

/** 0 is empty; 1 and 2 are the discs of seats 0 (X) and 1 (O). */
export type Disc = 0 | 1 | 2;

/** Nothing but small numbers: a state is copied in no time, and a line is found without looking at cells. */
export interface ConnectFourState {
  /** The discs of each side as bits, rows 0 to 2 and rows 3 to 5; `bits.ts` reads them. */
  readonly firstUpper: number;
  readonly firstLower: number;
  readonly secondUpper: number;
  readonly secondLower: number;
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

/** Rows count from the top, as positions are written: the first disc in a column comes to lie in row 5. */
export type ConnectFourDiff =
  | { readonly kind: 'disc'; readonly seat: Seat; readonly column: number; readonly row: number }
  /** With the disc that completed the line. */
  | { readonly kind: 'win'; readonly seat: Seat; readonly column: number; readonly row: number };

export type ConnectFourEvent =
  | { readonly kind: 'dropped'; readonly seat: Seat; readonly column: number; readonly row: number }
  /** Cells count row by row from the top: 0 is the top left, 41 the bottom right. */
  | { readonly kind: 'won'; readonly seat: Seat; readonly line: readonly number[] };

/** Nothing is hidden. */
export interface ConnectFourView {
  /** Forty-two cells, row by row from the top. */
  readonly board: readonly Disc[];
  readonly next: Seat;
}

export interface ConnectFour {
  State: ConnectFourState;
  Input: Drop;
  Diff: ConnectFourDiff;
  Event: ConnectFourEvent;
  View: ConnectFourView;
}
