/**
 * The games one at a time, for pages: nothing of a game is loaded before somebody plays it, so bundlers make a file of each. The cards
 * are enough for a lobby. A new game is one entry here, one in `german.ts` if it speaks German, and one in `cards.ts`.
 */
import { asAnyGame } from '@turnwise/game';
import type { AnyGame, HostGame } from '@turnwise/game';

export { GAME_CARDS } from './cards.ts';
export type { GameCard } from './cards.ts';
export { loadGerman } from './german.ts';
export type { GameTranslation } from './german.ts';

/** Undefined for an id that no game has. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  const game = Object.hasOwn(SOURCES, id) ? await SOURCES[id]?.() : undefined;
  return game && asAnyGame(game);
}

const SOURCES: Readonly<Record<string, () => Promise<HostGame>>> = {
  'tic-tac-toe': async () => (await import('@turnwise/tic-tac-toe')).ticTacToe,
  'connect-four': async () => (await import('@turnwise/connect-four')).connectFour,
  backgammon: async () => (await import('@turnwise/backgammon')).backgammon,
  'rock-paper-scissors': async () => (await import('@turnwise/rock-paper-scissors')).rockPaperScissors,
  innovation: async () => (await import('@turnwise/innovation')).innovation,
  unseen: async () => (await import('@turnwise/unseen')).unseen,
  encounter: async () => (await import('@turnwise/encounter')).encounter,
  duel: async () => (await import('@turnwise/duel')).duel,
  whist: async () => (await import('@turnwise/whist')).whist,
  mancala: async () => (await import('@turnwise/mancala')).mancala,
  ruleset: async () => (await import('@turnwise/ruleset')).rulesetGame,
};
