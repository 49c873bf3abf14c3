/** Seats of a match in turn order. */
import { seatAfter as after, seatsFrom as from } from '@turnwise/stack';
import type { Seat } from '@turnwise/game';
import type { RulesetState } from '../types.ts';

/** Those still in the game, from one on. */
export function seatsFrom({ players }: Pick<RulesetState, 'players'>, first: number): readonly Seat[] {
  return from(players, first);
}

/** The next one still in the game; the same where nobody else is. */
export function seatAfter({ players }: Pick<RulesetState, 'players'>, of: number): Seat {
  return after(players, of);
}
