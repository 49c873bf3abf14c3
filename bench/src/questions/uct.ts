/**
 * How much slower is an iteration of the bot's tree search than one of a search written by hand for these two games? Both do the same
 * number of iterations from the same positions. That an iteration is as much work to both is checked first: moves are counted,
 * in the tree and in playouts.
 */
import type { AnyGame } from '@turnwise/game';
import type { Question } from '../figure.ts';
import { interleave } from '../interleave.ts';
import type { Contender } from '../interleave.ts';
import { loadHandLoop } from '../load-hand-loop.ts';
import { loadHandSearch } from '../load-hand-search.ts';
import type { HandGame } from '../load-hand-search.ts';
import type { GameId } from '../playouts.ts';
import { loadOpenGame, lookAfter, PLAIN, searching } from '../searches.ts';
import type { Moves } from '../searches.ts';

/** `GAME start` or `GAME moved`: from the empty board, or from each of several positions one move later. */
export const measure: Question = async (about) => {
  const [id, where] = about.split(' ') as [GameId, string];
  const positions = where === 'moved' ? FIRST_MOVES[id].map((move) => [move]) : [[]];
  const game = await loadOpenGame(id);
  await checkWork(game, id, positions);
  return interleave(await handSearching(id, positions, 1), searchingFrom(game, positions));
};

const ITERATIONS = 1000;
const FIRST_MOVES: Readonly<Record<GameId, Moves>> = { 'tic-tac-toe': [0, 1, 4, 5, 8], 'connect-four': [0, 2, 3, 5] };
const SEED = 7;
/** Searches whose moves are counted, and by how much they may differ: the two draw different numbers. */
const SEARCHES_COMPARED = 40;
const DIFFERENCE = 0.05;

function searchingFrom(game: AnyGame, positions: readonly Moves[]): Contender {
  return searching(
    game,
    positions.map((moves) => lookAfter(game, moves)),
    PLAIN,
    ITERATIONS,
  );
}

/** The hand-written search begins each iteration with `reset`, so it makes the moves that lead to a position again each time. */
async function handSearching(
  id: GameId,
  positions: readonly Moves[],
  copy: number,
  count?: () => void,
): Promise<Contender> {
  const hand = await loadHandSearch(copy);
  const { mulberry32 } = await loadHandLoop(copy);
  const game = id === 'tic-tac-toe' ? hand.ticTacToe() : hand.connectFour();
  let at: Moves = [];
  const from = positions.every((moves) => moves.length === 0) ? game : resetTo(game, () => at);
  // One search for all positions: the compiler knows its game as well as when there is but one position.
  const search = hand.uct(count === undefined ? from : counted(from, count), mulberry32(SEED));
  let searches = 0;
  return (times) => {
    for (let i = 0; i < times; i++) {
      at = positions[searches++ % positions.length] as Moves;
      search(ITERATIONS);
    }
    return times * ITERATIONS;
  };
}

function resetTo(game: HandGame, movesOf: () => Moves): HandGame {
  const { apply } = game;
  const reset = (): void => {
    game.reset();
    for (const move of movesOf()) apply(move);
  };
  return { ...game, reset };
}

function counted(game: HandGame, count: () => void): HandGame {
  const apply = (move: number): void => {
    count();
    game.apply(move);
  };
  return { ...game, apply };
}

/** Fails if one of the two makes more moves in an iteration, on copies that are thrown away. */
async function checkWork(game: AnyGame, id: GameId, positions: readonly Moves[]): Promise<void> {
  let [own, hands] = [0, 0];
  const { kernel } = game;
  const step: typeof kernel.step = (state, input) => {
    own++;
    return kernel.step(state, input);
  };
  searchingFrom({ ...game, kernel: { ...kernel, step } }, positions)(SEARCHES_COMPARED);
  (await handSearching(id, positions, 3, () => hands++))(SEARCHES_COMPARED);
  if (Math.abs(own / hands - 1) > DIFFERENCE) throw new Error(`not the same work: ${own} moves and ${hands}`);
}
