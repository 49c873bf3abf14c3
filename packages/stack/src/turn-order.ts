/** Seats in turn order; seats that are out of the game are skipped. */
import { seat } from '@turnwise/game';
import type { Seat } from '@turnwise/game';

/** By seat, whether it is out. */
export type Players = readonly { readonly out: boolean }[];

/** The seats still in the game, beginning with this one. */
export function seatsFrom(players: Players, first: number): readonly Seat[] {
  const all = allFrom(players.length, first);
  for (let i = 0; i < players.length; i++)
    if (players[i]?.out === true) return all.filter((one) => players[one]?.out === false);
  return all;
}

/** The next seat still in the game; the same seat if it is the only one. */
export function seatAfter(players: Players, of: number): Seat {
  for (let step = 1; step < players.length; step++) {
    const one = (of + step) % players.length;
    if (players[one]?.out === false) return seat(one);
  }
  return seat(of);
}

/** Made once per number of seats, because rules ask for them after every event. */
const TURNS: (readonly (readonly Seat[])[])[] = [];

function allFrom(count: number, first: number): readonly Seat[] {
  const turns = (TURNS[count] ??= Array.from({ length: count }, (_, start) =>
    Array.from({ length: count }, (_one, step) => seat((start + step) % count)),
  ));
  return turns[first] as readonly Seat[];
}
