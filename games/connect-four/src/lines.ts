/** The cells of a line, for whoever wants to see it; that there is one is known from `bits.ts`. */
import { discAt } from './board.ts';
import { cellAt, COLUMNS, ROWS } from './grid.ts';
import type { ConnectFourState } from './types.ts';

/** One step ahead, as rows down and columns to the right. In this order a line is looked for. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** All cells of a run of four or more that this disc is part of, in ascending order; empty if there is none. */
export function lineThrough(state: ConnectFourState, row: number, column: number): readonly number[] {
  for (const [down, right] of DIRECTIONS) {
    const before = run(state, row, column, -down, -right);
    const line = [...before.reverse(), cellAt(row, column), ...run(state, row, column, down, right)];
    if (line.length >= 4) return line;
  }
  return [];
}

/** The cells after this one that hold the same disc. */
function run(state: ConnectFourState, row: number, column: number, down: number, right: number): number[] {
  const disc = discAt(state, row, column);
  const cells = [];
  let r = row + down;
  let c = column + right;
  while (r >= 0 && r < ROWS && c >= 0 && c < COLUMNS && discAt(state, r, c) === disc) {
    cells.push(cellAt(r, c));
    r += down;
    c += right;
  }
  return cells;
}
