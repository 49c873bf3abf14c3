/** The grid: seven columns, six rows, cells numbered row by row from the top. */
export const COLUMNS = 7;
export const ROWS = 6;
export const CELLS = 42;

export function cellAt(row: number, column: number): number {
  return row * COLUMNS + column;
}

export function rowOf(cell: number): number {
  return Math.floor(cell / COLUMNS);
}
