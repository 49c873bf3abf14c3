/**
 * Random games of one game, by two players: the hand-written loop and a contender. Both draw from a generator of their own with
 * the same seed, and both number what can be done from the left, so they play the very same games; that is checked first.
 */
import type { Chooser, Game, PlayTypes } from '@turnwise/game';
import type { Samples } from './figure.ts';
import { interleave } from './interleave.ts';
import type { Contender, Rounds } from './interleave.ts';
import { loadHandLoop } from './load-hand-loop.ts';
import type { HandLoop } from './load-hand-loop.ts';

export type GameId = 'tic-tac-toe' | 'connect-four';

/** Builds a contender for one of Turnwise's games. */
export type Player = <T extends PlayTypes>(game: Game<T>, start: T['State'], chooser: Chooser) => Contender;

/** Measures a player of Turnwise's own game; only that game is loaded. */
export async function againstHandLoop(id: GameId, player: Player): Promise<Samples> {
  const chooser = await createBenchChooser();
  if (id === 'tic-tac-toe') {
    const { ticTacToe } = await import('@turnwise/tic-tac-toe');
    return compare(id, player(ticTacToe, startOf(ticTacToe), chooser));
  }
  const { connectFour } = await import('@turnwise/connect-four');
  return compare(id, player(connectFour, startOf(connectFour), chooser));
}

/** Measures a contender that plays so many games and counts their moves. */
export async function compare(id: GameId, contender: Contender, rounds?: Rounds): Promise<Samples> {
  const hand = await loadHandLoop(1);
  const baseline = loopOf(hand, id)(hand.mulberry32(SEED));
  const moves = [baseline(GAMES_COMPARED), contender(GAMES_COMPARED)];
  if (moves[0] !== moves[1]) throw new Error(`not the same games: ${moves.join(' and ')} moves`);
  return interleave(baseline, contender, rounds);
}

/** The contender's generator, from its own copy of the module. */
export async function createBenchChooser(): Promise<Chooser> {
  const { mulberry32 } = await loadHandLoop(2);
  const bits = mulberry32(SEED);
  return { below: (bound) => Math.floor((bits() / 4294967296) * bound) };
}

const SEED = 7;
const GAMES_COMPARED = 200;

function loopOf(hand: HandLoop, id: GameId): HandLoop['ticTacToe'] {
  return id === 'tic-tac-toe' ? hand.ticTacToe : hand.connectFour;
}

function startOf<T extends PlayTypes>(game: Game<T>): T['State'] {
  const start = game.setup({ seed: 1 });
  if (!start.ok) throw new Error(`${game.id} cannot be set up`);
  return start.value;
}
