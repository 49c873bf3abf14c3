/**
 * Four in a line. A disc is part of every line that it completes, so only the runs through it are counted, both ways along
 * each axis. How far a run can go before the edge is looked up in tables made once. Each direction has its own call, as in
 * a loop over a list of directions the compiler does not know the tables and takes twice as long.
 */
import { CELLS, COLUMNS, ROWS } from './grid.ts';
import type { Disc } from './types.ts';

/** From each cell, the steps to the edge in a direction; three at the most, as no line needs more. */
const EAST = room(0, 1);
const WEST = room(0, -1);
const SOUTH = room(1, 0);
const NORTH = room(-1, 0);
const SOUTH_EAST = room(1, 1);
const NORTH_WEST = room(-1, -1);
const SOUTH_WEST = room(1, -1);
const NORTH_EAST = room(-1, 1);

/** All cells of a run of four or more that the disc in this cell is part of, in ascending order; the first axis wins. */
export function lineThrough(board: readonly Disc[], cell: number): readonly number[] | undefined {
  const below = run(board, cell, COLUMNS, SOUTH);
  const above = run(board, cell, -COLUMNS, NORTH);
  if (above + below >= 3) return cells(cell - above * COLUMNS, COLUMNS, above + below);
  const right = run(board, cell, 1, EAST);
  const left = run(board, cell, -1, WEST);
  if (left + right >= 3) return cells(cell - left, 1, left + right);
  const falling = run(board, cell, COLUMNS + 1, SOUTH_EAST);
  const fallen = run(board, cell, -COLUMNS - 1, NORTH_WEST);
  if (fallen + falling >= 3) return cells(cell - fallen * (COLUMNS + 1), COLUMNS + 1, fallen + falling);
  const sinking = run(board, cell, COLUMNS - 1, SOUTH_WEST);
  const risen = run(board, cell, 1 - COLUMNS, NORTH_EAST);
  if (risen + sinking >= 3) return cells(cell - risen * (COLUMNS - 1), COLUMNS - 1, risen + sinking);
  return undefined;
}

export function hasLine(board: readonly Disc[], disc: Disc): boolean {
  return board.some((one, cell) => one === disc && lineThrough(board, cell) !== undefined);
}

/** How many cells next to this one in a direction hold the same disc without a gap. */
function run(board: readonly Disc[], cell: number, step: number, edge: readonly number[]): number {
  const disc = board[cell];
  const most = edge[cell] as number;
  let count = 0;
  for (let at = cell + step; count < most && board[at] === disc; at += step) count++;
  return count;
}

function cells(first: number, step: number, more: number): number[] {
  const line = [first];
  for (let i = 1; i <= more; i++) line.push(first + i * step);
  return line;
}

function room(down: number, right: number): readonly number[] {
  return Array.from({ length: CELLS }, (_, cell) =>
    Math.min(3, steps(Math.floor(cell / COLUMNS), down, ROWS), steps(cell % COLUMNS, right, COLUMNS)),
  );
}

/** How many steps can be made from a place in this direction before the edge. */
function steps(from: number, by: number, size: number): number {
  return by > 0 ? size - 1 - from : by < 0 ? from : size;
}
