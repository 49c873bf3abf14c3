/**
 * The seeds of one game of many. They hang on the seed of all games and on the number of this one, so that a game is the same
 * whoever plays it and whenever. Bots draw from sources of their own: nothing of what they draw tells of the seed of the match.
 */
import { createChooser, drawSeed } from '@turnwise/game';
import type { Chooser, Seat } from '@turnwise/game';
import type { Seed } from '@turnwise/kernel';

export interface GameSeeds {
  /** Of the match: its streams come from it. */
  readonly match: Seed;
  /** Who goes first where several may act. */
  readonly turns: Chooser;
  /** By seat: what the seeds of its bot's decisions are drawn from. */
  readonly bots: readonly Chooser[];
}

/** `number` counts from 1. */
export function seedsOf(seed: Seed, number: number, seats: number): GameSeeds {
  return {
    match: drawSeed(createChooser(seed, `match ${number}`)),
    turns: createChooser(seed, `turns ${number}`),
    bots: Array.from({ length: seats }, (_, seat) => createChooser(seed, `bot ${number} ${seat as Seat}`)),
  };
}
