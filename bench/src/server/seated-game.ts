/** A game of tic-tac-toe at some server, with both seats connected. */
export interface SeatedGame {
  /** Resolves when the sender has its answer and the other seat has heard of the move. */
  move(seat: 0 | 1, cell: number): Promise<void>;
  close(): void;
}

/** How to sit down at a server. */
export type SitDown = (url: string, name: string) => Promise<SeatedGame>;

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

/** Plays random moves to the end. Gives how many there were. */
export async function playOut(game: SeatedGame, random: () => number): Promise<number> {
  const cells: (0 | 1 | undefined)[] = Array.from({ length: 9 }, () => undefined);
  for (let moves = 0; ; moves++) {
    const free = cells.flatMap((mark, cell) => (mark === undefined ? [cell] : []));
    const last = moves % 2 === 0 ? 1 : 0;
    if (free.length === 0 || LINES.some((line) => line.every((cell) => cells[cell] === last))) return moves;
    const cell = free[Math.floor(random() * free.length)] as number;
    const seat = moves % 2 === 0 ? 0 : 1;
    await game.move(seat, cell);
    cells[cell] = seat;
  }
}

/** Numbers for a test, the same every time. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
