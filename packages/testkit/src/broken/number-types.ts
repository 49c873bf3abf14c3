/** The four unions of the number game, and what a seat sees. */
import type { Answer, Seat } from '@turnwise/game';
import type { Random } from '@turnwise/kernel';

export interface NumberState {
  readonly dealt: boolean;
  readonly pool: number;
  readonly piles: readonly number[];
  /** By seat; 0 until they are dealt. */
  readonly secrets: readonly number[];
  /** What each seat knows of the other's secret; 0 is nothing. */
  readonly known: readonly number[];
  readonly swapped: readonly boolean[];
  readonly peeked: readonly boolean[];
  readonly next: Seat;
  /** Whether the next seat is asked to give a token back. */
  readonly asked: boolean;
  /** The secrets are on the table. A state of its own: a preview stops before it, with the last token taken. */
  readonly over: boolean;
  readonly random: Random;
}

type NumberInput =
  | { readonly kind: 'deal' }
  | { readonly kind: 'take'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'swap'; readonly seat: Seat; readonly secret: number }
  | { readonly kind: 'peek'; readonly seat: Seat }
  | Answer;

export type NumberDiff =
  | { readonly kind: 'deal'; readonly secrets: readonly number[] }
  | { readonly kind: 'take'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'give'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'swap'; readonly seat: Seat; readonly secret: number }
  | { readonly kind: 'peek'; readonly seat: Seat }
  | { readonly kind: 'end' };

export type NumberEvent =
  | { readonly kind: 'dealt'; readonly secrets?: readonly number[] }
  | { readonly kind: 'took' | 'gave'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly secret?: number }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly secret?: number; readonly reveals?: boolean }
  | { readonly kind: 'ended'; readonly secrets: readonly number[]; readonly reveals: true };

/** What is not known is 0. */
export type NumberView = Omit<NumberState, 'random'>;

export interface NumberGame {
  State: NumberState;
  Input: NumberInput;
  Diff: NumberDiff;
  Event: NumberEvent;
  View: NumberView;
}
