/** Seats in turn order: who is out of the game is passed over. */
import { seat } from '@turnwise/game';
import type { Seat } from '@turnwise/game';

/** By seat, whether it is out. */
export type Players = readonly { readonly out: boolean }[];

/** Those still in the game, from one on. */
export function seatsFrom(players: Players, first: number): readonly Seat[] {
  const all = allFrom(players.length, first);
  for (let i = 0; i < players.length; i++)
    if (players[i]?.out === true) return all.filter((one) => players[one]?.out === false);
  return all;
}

/** The next one still in the game; the same where nobody else is. */
export function seatAfter(players: Players, of: number): Seat {
  for (let step = 1; step < players.length; step++) {
    const one = (of + step) % players.length;
    if (players[one]?.out === false) return seat(one);
  }
  return seat(of);
}

/** Made once for a number of seats: rules ask for them after every event. */
const TURNS: (readonly (readonly Seat[])[])[] = [];

function allFrom(count: number, first: number): readonly Seat[] {
  const turns = (TURNS[count] ??= Array.from({ length: count }, (_, start) =>
    Array.from({ length: count }, (_one, step) => seat((start + step) % count)),
  ));
  return turns[first] as readonly Seat[];
}
