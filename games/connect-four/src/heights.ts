/**
 * How high the seven columns are, all in one number of three bits each, column 0 in the lowest. A number is copied with
 * the state for nothing, where a list would be cloned with every move; and whether all columns are open is one test.
 */
import type { Chooser } from '@turnwise/game';
import { cellAt, COLUMNS, ROWS } from './grid.ts';
import type { Disc } from './types.ts';

export function heightOf(heights: number, column: number): number {
  return (heights >> (3 * column)) & 7;
}

/** With one disc more in this column. */
export function raised(heights: number, column: number): number {
  return heights + (1 << (3 * column));
}

/** The heights of a board: the discs in each column. */
export function heightsOf(board: readonly Disc[]): number {
  let heights = 0;
  for (let column = 0; column < COLUMNS; column++)
    for (let row = 0; row < ROWS; row++) if (board[cellAt(row, column)] !== 0) heights = raised(heights, column);
  return heights;
}

export function openColumns(heights: number): number[] {
  const columns = [];
  for (let column = 0; column < COLUMNS; column++) if (heightOf(heights, column) < ROWS) columns.push(column);
  return columns;
}

/** Any of the open columns, of which there must be one, without listing them. */
export function pickOpenColumn(heights: number, chooser: Chooser): number {
  const full = fullColumns(heights);
  if (full === 0) return chooser.below(COLUMNS);
  let open = COLUMNS;
  for (let left = full; left !== 0; left &= left - 1) open--;
  let skip = chooser.below(open);
  for (let column = 0; ; column++) if (heightOf(heights, column) < ROWS && skip-- === 0) return column;
}

/** A bit for each full column, three bits apart: of all heights only six has both its upper bits set. */
function fullColumns(heights: number): number {
  return (heights >> 2) & (heights >> 1) & 0o1111111;
}
