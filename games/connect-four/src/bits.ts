/**
 * The discs of one side as bits. A row takes eight bits, of which the last stays empty, so that no run goes on around the
 * edge. Three rows fit into a number, so a side has two: `upper` for rows 0 to 2, `lower` for rows 3 to 5.
 *
 * Four in a line are found for the whole board at once: shifted by one step and laid over itself, a side keeps the discs
 * with a neighbour; that, shifted by two steps and laid over itself, keeps those with three.
 */
const WIDTH = 8;
const HALF_ROWS = 3;
const HALF_BITS = WIDTH * HALF_ROWS;

/** Whether the side has four in a line: along a row, a column, or one of the diagonals. */
export function hasLine(upper: number, lower: number): boolean {
  return (
    hasFour(upper, lower, 1) ||
    hasFour(upper, lower, WIDTH) ||
    hasFour(upper, lower, WIDTH + 1) ||
    hasFour(upper, lower, WIDTH - 1)
  );
}

/** Four bits, each so many steps after the one before. The lower half goes on where the upper one ends. */
function hasFour(upper: number, lower: number, step: number): boolean {
  const pairs = upper & ((upper >> step) | (lower << (HALF_BITS - step)));
  const lowerPairs = lower & (lower >> step);
  const apart = 2 * step;
  return (
    (pairs & ((pairs >> apart) | (lowerPairs << (HALF_BITS - apart)))) !== 0 ||
    (lowerPairs & (lowerPairs >> apart)) !== 0
  );
}

export function isUpper(row: number): boolean {
  return row < HALF_ROWS;
}

/** The bit of a cell within its half. */
export function bitAt(row: number, column: number): number {
  return 1 << ((isUpper(row) ? row : row - HALF_ROWS) * WIDTH + column);
}
