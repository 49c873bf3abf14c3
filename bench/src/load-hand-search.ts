/** The way to the hand-written tree search. Each contender takes a copy of its own, so that nobody spoils another's type feedback. */

type Random = () => number;

/** A game that is played in place. Moves are columns or cells, from the left. */
export interface HandGame {
  readonly reset: () => void;
  readonly legal: (out: Uint8Array) => number;
  readonly apply: (move: number) => void;
  readonly over: () => boolean;
  readonly winner: () => number;
  readonly toMove: () => number;
}

export interface HandSearch {
  readonly ticTacToe: () => HandGame;
  readonly connectFour: () => HandGame;
  /** Gives a search of so many iterations from where `reset` leads to; that gives the most visited first move. */
  readonly uct: (game: HandGame, random: Random) => (iterations: number) => number;
}

/** A different number gives a different copy of the module. */
export async function loadHandSearch(copy: number): Promise<HandSearch> {
  return (await import(`./hand-search.mjs?${copy}`)) as HandSearch;
}
