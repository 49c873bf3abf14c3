/**
 * How high the seven columns are, all in one number of three bits each, column 0 in the lowest: whether
 * all columns are open is one test.
 */
import type { Chooser } from '@turnwise/game';
import { COLUMNS, ROWS } from './grid.ts';

export function heightOf(heights: number, column: number): number {
  return (heights >> (3 * column)) & 7;
}

/** With one disc more in this column. */
export function raised(heights: number, column: number): number {
  return heights + (1 << (3 * column));
}

export function openColumns(heights: number): number[] {
  const columns = [];
  for (let column = 0; column < COLUMNS; column++) if (heightOf(heights, column) < ROWS) columns.push(column);
  return columns;
}

/** Any of the open columns, of which there must be one, without listing them; -1 if there is none after all. */
export function pickOpenColumn(heights: number, chooser: Chooser): number {
  const full = fullColumns(heights);
  if (full === 0) return chooser.below(COLUMNS);
  let open = COLUMNS;
  for (let left = full; left !== 0; left &= left - 1) open--;
  if (open === 0) return -1;
  let skip = chooser.below(open);
  for (let column = 0; column < COLUMNS; column++) if (heightOf(heights, column) < ROWS && skip-- === 0) return column;
  return -1;
}

/** A bit for each full column, three bits apart: of all heights only six has both its upper bits set. */
function fullColumns(heights: number): number {
  return (heights >> 2) & (heights >> 1) & 0o1111111;
}
