/** The four unions of rock, paper, scissors, and what a seat sees. */
import type { Answer, BySeat, Seat } from '@turnwise/game';

/** Each beats the one before it, and the first beats the last. */
export const THROWS = ['rock', 'paper', 'scissors'] as const;
export type Throw = (typeof THROWS)[number];

export interface RpsState {
  /** The rounds that win the match. */
  readonly target: number;
  /** The round being played; one more than the rounds that are over. */
  readonly round: number;
  /** Rounds won. */
  readonly scores: BySeat<number>;
  /** What has been thrown in this round, in secret; null for who has not thrown yet. */
  readonly throws: BySeat<Throw | null>;
}

/** The one input: the answer to the seat's choice of this round. */
export interface ThrowAnswer extends Answer {
  readonly value: Throw;
}

export type RpsDiff =
  | { readonly kind: 'commit'; readonly seat: Seat; readonly throw: Throw }
  /** Ends the round and opens the next; the winner is -1 after a tie. */
  | { readonly kind: 'score'; readonly winner: Seat | -1 };

export type RpsEvent =
  /** `hidden` for all but the seat itself. */
  | { readonly kind: 'chose'; readonly seat: Seat; readonly throw: Throw | 'hidden' }
  | { readonly kind: 'revealed'; readonly throws: BySeat<Throw>; readonly reveals: true }
  | { readonly kind: 'roundWon'; readonly seat: Seat }
  | { readonly kind: 'roundTied' }
  | { readonly kind: 'matchWon'; readonly seat: Seat }
  | { readonly kind: 'matchTied' };

export interface RpsView {
  readonly target: number;
  readonly round: number;
  readonly scores: BySeat<number>;
  /** Another's throw is `hidden`. */
  readonly throws: BySeat<Throw | 'hidden' | null>;
}

export interface RockPaperScissors {
  State: RpsState;
  Input: ThrowAnswer;
  Diff: RpsDiff;
  Event: RpsEvent;
  View: RpsView;
}
