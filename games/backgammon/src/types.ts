/** The four unions of backgammon, and what a seat sees. */
import type { Seat } from '@turnwise/game';
import type { Random } from '@turnwise/kernel';

/**
 * One side's checkers by the way that is left to them: 0 is borne off, 1 to 24 are points counted from the side's own home,
 * 25 is the bar. Both sides so move downwards, and one code serves both. `places.ts` leads to the numbers on the board.
 */
export type Checkers = readonly number[];

/** What is due: the opening roll, a roll of `next`, moves and the confirmation of `next`, or nothing any more. */
export const PHASES = ['opening', 'roll', 'move', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** All that lies open on the table. */
export interface BackgammonView {
  readonly white: Checkers;
  readonly black: Checkers;
  readonly phase: Phase;
  /** Who is to act; white before the opening roll, the winner at the end. */
  readonly next: Seat;
  /** The dice that are left to play, in the order of the roll; a double gives four. */
  readonly dice: readonly number[];
}

export interface BackgammonState extends BackgammonView {
  /** The stream `dice`. */
  readonly random: Random;
}

/** Where a checker can stand, as people say it: points are numbered from white's home. */
export type From = number | 'bar';
export type To = number | 'off';

/** Without a seat it is the opening roll. */
export interface Roll {
  readonly kind: 'roll';
  readonly seat?: Seat;
}

export interface Move {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly from: From;
  readonly to: To;
  readonly die: number;
}

export interface Confirm {
  readonly kind: 'confirm';
  readonly seat: Seat;
}

export type BackgammonInput = Roll | Move | Confirm;

/** How a game is won, by what it counts: 1, 2 and 3 points. */
export const WINS = ['single', 'gammon', 'backgammon'] as const;
export type Win = (typeof WINS)[number];

export type BackgammonDiff =
  | { readonly kind: 'open'; readonly white: number; readonly black: number }
  | { readonly kind: 'roll'; readonly seat: Seat; readonly dice: readonly [number, number] }
  | { readonly kind: 'move'; readonly seat: Seat; readonly from: From; readonly to: To; readonly die: number }
  | { readonly kind: 'endTurn'; readonly seat: Seat }
  | { readonly kind: 'win'; readonly seat: Seat; readonly reason: Win };

export type BackgammonEvent =
  /** Equal dice in the opening: they are rolled again. */
  | { readonly kind: 'openingTied'; readonly white: number; readonly black: number }
  /** `seat` begins, and plays both dice. */
  | { readonly kind: 'openingRolled'; readonly white: number; readonly black: number; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: From; readonly to: To; readonly die: number }
  /** A checker of `seat` on this point was hit, and is on the bar. */
  | { readonly kind: 'hit'; readonly seat: Seat; readonly point: number }
  /** `seat` has this many checkers off now. */
  | { readonly kind: 'borneOff'; readonly seat: Seat; readonly off: number }
  | { readonly kind: 'turnEnded'; readonly seat: Seat; readonly final: true }
  | { readonly kind: 'won'; readonly seat: Seat; readonly reason: Win; readonly points: number };

export interface Backgammon {
  State: BackgammonState;
  Input: BackgammonInput;
  Diff: BackgammonDiff;
  Event: BackgammonEvent;
  View: BackgammonView;
}
