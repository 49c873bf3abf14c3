/**
 * Who meets whom in a tournament. Every two bots play the same number of games, in rounds: in each round all pairs meet once. The seats
 * are swapped in every second round, and a swapped game begins with the seeds of the one before it.
 */
import { seedsOf } from '../seeds.ts';
import type { GameSeeds } from '../seeds.ts';
import type { Seed } from '@turnwise/kernel';

export interface Pairing {
  /** Places in the list of bots, the lower first. */
  readonly one: number;
  readonly other: number;
  /** The other has the first seat. */
  readonly swapped: boolean;
  /** Which of the beginnings of this pair it is, from 0; both ways of sitting begin alike. */
  readonly beginning: number;
}

export function pairCount(bots: number): number {
  return (bots * (bots - 1)) / 2;
}

/** The pairing of a game, which counts from 0. */
export function pairingOf(bots: number, game: number): Pairing {
  const pairs = pairCount(bots);
  const round = Math.floor(game / pairs);
  let [one, left] = [0, game % pairs];
  for (let others = bots - 1; left >= others; others--) {
    left -= others;
    one++;
  }
  return {
    one,
    other: one + 1 + left,
    swapped: round % 2 === 1,
    beginning: Math.floor(round / 2) * pairs + (game % pairs),
  };
}

export function pairingSeeds(seed: Seed, { beginning }: Pairing, seats: number): GameSeeds {
  return seedsOf(seed, beginning + 1, seats);
}

/** Whose a seat is: the two sit in turn, so that partners who sit across play together. 0 for the one, 1 for the other. */
export function sideOf(seat: number, { swapped }: Pick<Pairing, 'swapped'>): 0 | 1 {
  return (seat + (swapped ? 1 : 0)) % 2 === 0 ? 0 : 1;
}
