/** The board in cells, as notation and drawings want it, and the state that belongs to one. */
import { seat } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import type { Writable } from '@turnwise/kernel';
import { bitAt, hasLine, isUpper } from './bits.ts';
import { CELLS, COLUMNS, rowOf } from './grid.ts';
import { raised } from './heights.ts';
import type { ConnectFourState, Disc } from './types.ts';

export function boardOf(state: ConnectFourState): Disc[] {
  return Array.from({ length: CELLS }, (_, cell) => discAt(state, rowOf(cell), cell % COLUMNS));
}

export function discAt(state: ConnectFourState, row: number, column: number): Disc {
  const bit = bitAt(row, column);
  if (((isUpper(row) ? state.firstUpper : state.firstLower) & bit) !== 0) return 1;
  return ((isUpper(row) ? state.secondUpper : state.secondLower) & bit) !== 0 ? 2 : 0;
}

/** Puts a disc into a cell. What else changes with it is up to the caller. */
export function setDisc(state: Writable<ConnectFourState>, by: Seat, row: number, column: number): void {
  const bit = bitAt(row, column);
  if (by === 0) {
    if (isUpper(row)) state.firstUpper |= bit;
    else state.firstLower |= bit;
  } else if (isUpper(row)) state.secondUpper |= bit;
  else state.secondLower |= bit;
}

export function seatHasLine(state: ConnectFourState, one: Seat): boolean {
  return one === 0 ? hasLine(state.firstUpper, state.firstLower) : hasLine(state.secondUpper, state.secondLower);
}

export function emptyState(): ConnectFourState {
  return {
    firstUpper: 0,
    firstLower: 0,
    secondUpper: 0,
    secondLower: 0,
    heights: 0,
    next: seat(0),
    filled: 0,
    winner: -1,
  };
}

/** The state with these discs on the board, whether or not they can come to lie so. */
export function stateOf(board: readonly Disc[], next: Seat = dueSeat(board)): ConnectFourState {
  const state: Writable<ConnectFourState> = emptyState();
  board.forEach((disc, cell) => {
    if (disc === 0) return;
    setDisc(state, seat(disc - 1), rowOf(cell), cell % COLUMNS);
    state.heights = raised(state.heights, cell % COLUMNS);
    state.filled++;
  });
  state.next = next;
  state.winner = seatHasLine(state, seat(0)) ? seat(0) : seatHasLine(state, seat(1)) ? seat(1) : -1;
  return state;
}

/** Whose turn it is by the discs: the second seat's if the first has more of them. */
function dueSeat(board: readonly Disc[]): Seat {
  const count = (disc: Disc): number => board.filter((one) => one === disc).length;
  return seat(count(1) > count(2) ? 1 : 0);
}
