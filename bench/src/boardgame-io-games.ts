/**
 * Tic-tac-toe and connect four as a user of boardgame.io writes them: a move that changes `G`, one move a turn, `endIf`.
 * `options` lists what can be done now, from the left, as every contender of the bench does.
 */

interface Context {
  readonly currentPlayer: string;
  readonly gameover?: unknown;
}

/** The part of boardgame.io's game type that these games use. */
export interface PeerGame<G> {
  readonly setup: () => G;
  readonly turn: { readonly minMoves: 1; readonly maxMoves: 1 };
  readonly moves: { readonly play: (at: { readonly G: G; readonly ctx: Context }, where: number) => void };
  /** The winner by the id of a player, as its bots want it. */
  readonly endIf: (at: { readonly G: G }) => { readonly winner?: string; readonly draw?: true } | undefined;
}

export interface PeerState<G> {
  readonly G: G;
  readonly ctx: Context;
}

export interface Playable<G> {
  readonly game: PeerGame<G>;
  /** Writes what can be done into the list and says how many that is. */
  readonly options: (G: G, into: number[]) => number;
}

interface Cells {
  cells: number[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export const ticTacToe: Playable<Cells> = {
  game: {
    setup: () => ({ cells: Array.from({ length: 9 }, () => 0) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      play({ G, ctx }, cell) {
        G.cells[cell] = Number(ctx.currentPlayer) + 1;
      },
    },
    endIf({ G: { cells } }) {
      for (const [a, b, c] of LINES) {
        const mark = cells[a];
        if (mark !== undefined && mark !== 0 && mark === cells[b] && mark === cells[c])
          return { winner: String(mark - 1) };
      }
      return cells.includes(0) ? undefined : { draw: true };
    },
  },
  options({ cells }, into) {
    let count = 0;
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === 0) into[count++] = cell;
    return count;
  },
};

interface Columns {
  board: number[];
  heights: number[];
  last: number;
}

const WIDTH = 7;
const HEIGHT = 6;

export const connectFour: Playable<Columns> = {
  game: {
    setup: () => ({
      board: Array.from({ length: WIDTH * HEIGHT }, () => 0),
      heights: Array.from({ length: WIDTH }, () => 0),
      last: -1,
    }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      play({ G, ctx }, column) {
        const height = G.heights[column] as number;
        G.heights[column] = height + 1;
        G.last = height * WIDTH + column;
        G.board[G.last] = Number(ctx.currentPlayer) + 1;
      },
    },
    endIf({ G }) {
      if (G.last < 0) return undefined;
      if (hasFour(G)) return { winner: String((G.board[G.last] as number) - 1) };
      return G.heights.every((height) => height === HEIGHT) ? { draw: true } : undefined;
    },
  },
  options({ heights }, into) {
    let count = 0;
    for (let column = 0; column < WIDTH; column++) if ((heights[column] as number) < HEIGHT) into[count++] = column;
    return count;
  },
};

/** Whether the last disc is in a line of four. */
function hasFour({ board, last }: Columns): boolean {
  const mark = board[last];
  const row = Math.floor(last / WIDTH);
  const column = last % WIDTH;
  const run = (down: number, right: number): number => {
    let length = 0;
    for (let r = row + down, c = column + right; r >= 0 && r < HEIGHT && c >= 0 && c < WIDTH; r += down, c += right) {
      if (board[r * WIDTH + c] !== mark) break;
      length++;
    }
    return length;
  };
  return run(0, 1) + run(0, -1) >= 3 || run(-1, 0) >= 3 || run(1, 1) + run(-1, -1) >= 3 || run(1, -1) + run(-1, 1) >= 3;
}
