/** Positions worth a picture, one for every game. */
import type { Exhibit } from './exhibit.ts';

export const EXHIBITS: readonly Exhibit[] = [
  exhibit('tic-tac-toe', 1, 5),
  exhibit('connect-four', 1, 14),
  exhibit('backgammon', 1, 30),
  exhibit('rock-paper-scissors', 1, 2),
  exhibit('innovation', 4, 90),
  exhibit('unseen', 5, 7, { level: 'walks-unseen' }),
  exhibit('encounter', 5, 1, { encounter: 'crypt' }),
  exhibit('duel', 4, 91),
  exhibit('whist', 1, 6),
  exhibit('mancala', 1, 9),
];

function exhibit(game: string, seed: number, inputs: number, options: unknown = {}): Exhibit {
  return { game, seed, inputs, options, seats: undefined, as: 'toAct' };
}
