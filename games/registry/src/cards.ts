/** What a lobby tells of the games, without anything of a game. */
import type { SeatRange } from '@turnwise/game';

/** What a lobby tells of a game that is not loaded. */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly seats: Pick<SeatRange, 'min' | 'max'>;
}

/** All registered games, in the order of the registry. */
export const GAME_CARDS: readonly GameCard[] = [
  card('tic-tac-toe', 'Tic-tac-toe', 2),
  card('connect-four', 'Connect four', 2),
  card('backgammon', 'Backgammon', 2),
  card('rock-paper-scissors', 'Rock, paper, scissors', 2),
  card('innovation', 'Innovation', 2, 4),
  card('unseen', 'Unseen', 1),
  card('encounter', 'Encounter', 2),
  card('duel', 'Duel', 2),
  card('whist', 'Whist', 4),
  card('mancala', 'Mancala (Kalah)', 2),
  card('ruleset', 'Any ruleset', 1, 29),
];

function card(id: string, title: string, min: number, max = min): GameCard {
  return { id, title, seats: { min, max } };
}
