/** The eight lines, and who has one. */
import type { Mark } from './types.ts';

const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** The lines through each cell: a mark can complete no others. */
const THROUGH = Array.from({ length: 9 }, (_, cell) => LINES.filter((line) => line.includes(cell)));

/** The line that the mark in this cell completes. */
export function lineThrough(board: readonly Mark[], cell: number): readonly number[] | undefined {
  const mark = board[cell];
  const lines = THROUGH[cell] as (typeof THROUGH)[number];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as readonly [number, number, number];
    if (board[line[0]] === mark && board[line[1]] === mark && board[line[2]] === mark) return line;
  }
  return undefined;
}

export function hasLine(board: readonly Mark[], mark: Mark): boolean {
  return LINES.some((line) => line.every((cell) => board[cell] === mark));
}
