/** Tells a board that play cannot come to, as far as gravity, counts and lines tell. */
import { seat } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { seatHasLine, stateOf } from './board.ts';
import { cellAt, COLUMNS, ROWS } from './grid.ts';
import { heightOf } from './heights.ts';
import type { Disc } from './types.ts';

/** What was expected of the board; undefined if nothing is wrong with it. */
export function boardFault(board: readonly Disc[]): string | undefined {
  const floating = board.findIndex((disc, cell) => disc !== 0 && board[cell + COLUMNS] === 0);
  if (floating >= 0) return `a disc or the ground under every disc, also at cell ${floating}`;
  const count = (disc: Disc): number => board.filter((one) => one === disc).length;
  const ahead = count(1) - count(2);
  if (ahead !== 0 && ahead !== 1) return 'as many X as O, or one more';
  const state = stateOf(board);
  const winners = [seat(0), seat(1)].filter((one) => seatHasLine(state, one));
  const [winner] = winners;
  if (winners.length > 1) return 'a line for one side at most';
  if (winner !== undefined && (winner === ahead || !wonLast(board, winner))) return 'no disc after the line that won';
  return undefined;
}

/** Whether a disc on top of some column is part of all lines of its side, so that the game can have ended with it. */
function wonLast(board: readonly Disc[], winner: Seat): boolean {
  const { heights } = stateOf(board);
  return Array.from({ length: COLUMNS }, (_, column) => cellAt(ROWS - heightOf(heights, column), column)).some(
    (top) => board[top] === winner + 1 && !seatHasLine(stateOf(board.with(top, 0)), winner),
  );
}
