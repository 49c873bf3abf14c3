/** Who won a round, and how the match stands. */
import type { GameResult, Seat } from '@turnwise/game';
import { allSeats, seat } from '@turnwise/game';
import { THROWS } from './types.ts';
import type { RpsState, Throw } from './types.ts';

/** A match has no more rounds than these, so that it ends however often the seats tie. */
export const MOST_ROUNDS = 100;

/** -1 for a tie. */
export function roundWinner(first: Throw, second: Throw): Seat | -1 {
  const ahead = (THROWS.indexOf(first) - THROWS.indexOf(second) + THROWS.length) % THROWS.length;
  return ahead === 0 ? -1 : seat(ahead === 1 ? 0 : 1);
}

export function isOver({ scores, target, round }: Omit<RpsState, 'throws'>): boolean {
  return round > MOST_ROUNDS || scores.some((score) => score >= target);
}

export function resultOf(state: RpsState): GameResult | undefined {
  if (!isOver(state)) return undefined;
  const { scores, target } = state;
  const best = Math.max(...scores);
  const winners = allSeats(scores.length).filter((one) => scores[one] === best);
  return { winners, reason: best >= target ? 'target' : 'rounds', scores };
}

/** The seats that have not thrown yet; all at once, in no order. */
export function toAct(state: RpsState): readonly Seat[] {
  return isOver(state) ? [] : allSeats(state.throws.length).filter((one) => state.throws[one] === null);
}
