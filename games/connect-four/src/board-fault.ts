/** Tells a board that cannot lie so: a disc floats, or both sides have a line. The number of discs is free. */
import { seat } from '@turnwise/game';
import { seatHasLine, stateOf } from './board.ts';
import { COLUMNS } from './grid.ts';
import type { Disc } from './types.ts';

/** What was expected of the board; undefined if nothing is wrong with it. */
export function boardFault(board: readonly Disc[]): string | undefined {
  const floating = board.findIndex((disc, cell) => disc !== 0 && board[cell + COLUMNS] === 0);
  if (floating >= 0) return `a disc or the ground under every disc; there is none under cell ${floating}`;
  const state = stateOf(board);
  return [seat(0), seat(1)].every((one) => seatHasLine(state, one)) ? 'a line for at most one side' : undefined;
}
