/** The four unions of tic-tac-toe, and what a seat sees. */
import type { Seat } from '@turnwise/game';

/** 0 is empty; 1 and 2 are the marks of seats 0 (X) and 1 (O). */
export type Mark = 0 | 1 | 2;

export interface TicTacToeState {
  /** Nine cells, row by row from the top. */
  readonly board: readonly Mark[];
  readonly next: Seat;
  /** How many cells are taken. */
  readonly filled: number;
  /** -1 while nobody has a line. */
  readonly winner: Seat | -1;
}

export interface Place {
  readonly kind: 'place';
  readonly seat: Seat;
  readonly cell: number;
}

export type TicTacToeDiff =
  | { readonly kind: 'mark'; readonly seat: Seat; readonly cell: number }
  | { readonly kind: 'win'; readonly seat: Seat; readonly line: readonly number[] };

export type TicTacToeEvent =
  | { readonly kind: 'placed'; readonly seat: Seat; readonly cell: number }
  | { readonly kind: 'won'; readonly seat: Seat; readonly line: readonly number[] };

export interface TicTacToe {
  State: TicTacToeState;
  Input: Place;
  Diff: TicTacToeDiff;
  Event: TicTacToeEvent;
  View: TicTacToeState;
}
