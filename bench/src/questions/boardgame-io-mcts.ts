/**
 * How much slower is an iteration of boardgame.io's own MCTS bot than one of ours? It is given what its users give it: the game and a
 * list of what can be done. Both search from the empty board, with as many iterations, and play to the end.
 */
import { createRequire } from 'node:module';
import { connectFour, ticTacToe } from '../boardgame-io-games.ts';
import type { PeerGame, PeerState, Playable } from '../boardgame-io-games.ts';
import type { Question } from '../figure.ts';
import { interleave } from '../interleave.ts';
import type { Contender, Rounds } from '../interleave.ts';
import type { GameId } from '../playouts.ts';
import { loadOpenGame, lookAfter, PLAIN, searching } from '../searches.ts';

export const measure: Question = async (id) => {
  const game = await loadOpenGame(id as GameId);
  const own = searching(game, [lookAfter(game, [])], PLAIN, ITERATIONS);
  const { ratios } = interleave(own, id === 'tic-tac-toe' ? peer(ticTacToe) : peer(connectFour), ROUNDS);
  // The ratio itself is what has to be reached.
  return { ratios, values: ratios };
};

/** Few, for both: one of its iterations takes milliseconds. */
const ITERATIONS = 100;
const ROUNDS: Rounds = { rounds: 7, warmUp: 1500, batch: 300 };

interface Bot<G> {
  /** Its iterations are done when the call returns, unless it was made asynchronous. */
  play(state: PeerState<G>, playerID: string): Promise<unknown>;
  readonly iterationCounter: number;
}

interface Ai {
  readonly MCTSBot: new <G>(options: {
    readonly game: PeerGame<G>;
    readonly enumerate: (G: G) => readonly { readonly move: string; readonly args: readonly [number] }[];
    readonly iterations: number;
    readonly seed: string;
  }) => Bot<G>;
}

interface Internal {
  readonly InitializeGame: <G>(options: { readonly game: PeerGame<G>; readonly numPlayers: number }) => PeerState<G>;
}

/** The package has no `exports`, and Node finds its folders by `require` alone. */
const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai') as Ai;
const { InitializeGame } = require('boardgame.io/internal') as Internal;

function peer<G>({ game, options }: Playable<G>): Contender {
  const start = InitializeGame({ game, numPlayers: 2 });
  const open: number[] = [];
  const enumerate = (G: G): { move: string; args: [number] }[] =>
    open.slice(0, options(G, open)).map((where) => ({ move: 'play', args: [where] }));
  let searches = 0;
  return (times) => {
    for (let i = 0; i < times; i++) {
      const bot = new MCTSBot({ game, enumerate, iterations: ITERATIONS, seed: String(++searches) });
      void bot.play(start, '0');
      if (bot.iterationCounter !== ITERATIONS) throw new Error(`its iterations are not done: ${bot.iterationCounter}`);
    }
    return times * ITERATIONS;
  };
}
