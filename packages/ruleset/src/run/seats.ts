/** Seats in turn order. */
import { seat } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import type { PlayerState, RulesetState } from '../types.ts';

/** Those still in the game, from one on. */
export function seatsFrom(state: Pick<RulesetState, 'players'>, first: number): readonly Seat[] {
  const { players } = state;
  for (let i = 0; i < players.length; i++) if ((players[i] as PlayerState).out) return withoutThoseOut(state, first);
  return allFrom(players.length, first);
}

/** The next one still in the game; the same where nobody else is. */
export function seatAfter(state: Pick<RulesetState, 'players'>, of: number): Seat {
  const { players } = state;
  for (let step = 1; step < players.length; step++) {
    const one = (of + step) % players.length;
    if (!(players[one] as PlayerState).out) return seat(one);
  }
  return seat(of);
}

function withoutThoseOut({ players }: Pick<RulesetState, 'players'>, first: number): readonly Seat[] {
  return allFrom(players.length, first).filter((one) => !(players[one] as PlayerState).out);
}

/** Made once for a number of seats: they are asked for after every event. */
const TURNS: (readonly (readonly Seat[])[])[] = [];

function allFrom(count: number, first: number): readonly Seat[] {
  const turns = (TURNS[count] ??= Array.from({ length: count }, (_, start) =>
    Array.from({ length: count }, (_one, step) => seat((start + step) % count)),
  ));
  return turns[first] as readonly Seat[];
}
