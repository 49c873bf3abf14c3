/** Connect four: three behaviours, two diffs. */
import { NO_SEATS, onlySeat, seat, turnCheck } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { disallowed, integer } from '@turnwise/kernel';
import type { Evaluation, Rules, Writable } from '@turnwise/kernel';
import { cellAt, CELLS, COLUMNS, ROWS } from './grid.ts';
import { heightOf, raised } from './heights.ts';
import { invariants } from './invariants.ts';
import { lineThrough } from './lines.ts';
import type { ConnectFour, ConnectFourState, Disc } from './types.ts';

export function isOver(state: ConnectFourState): boolean {
  return state.winner >= 0 || state.filled === CELLS;
}

export function toAct(state: ConnectFourState): readonly Seat[] {
  return isOver(state) ? NO_SEATS : onlySeat(state.next);
}

/** A disc falls to the lowest empty cell of its column. */
const drop: Evaluation<ConnectFour> = {
  name: 'drop',
  order: 0,
  evaluate(input, { heights }) {
    const { column } = input;
    const height = heightOf(heights, column);
    if (height === ROWS) return disallowed('columnFull', { column });
    return [{ kind: 'disc', seat: input.seat, column, row: ROWS - 1 - height }];
  },
};

/** The first seat's fourth disc is the seventh on the board. */
const SOONEST_WIN = 7;

/** Looks at the board after the disc has landed: four in a line win. */
const line: Evaluation<ConnectFour> = {
  name: 'line',
  order: 100,
  evaluate({ seat: by, column }, { board, heights, filled }) {
    if (filled < SOONEST_WIN) return undefined;
    const completed = lineThrough(board, cellAt(ROWS - heightOf(heights, column), column));
    return completed === undefined ? undefined : [{ kind: 'win', seat: by, line: completed }];
  },
};

export const rules: Rules<ConnectFour> = {
  name: 'connect-four',
  schemaVersion: 1,
  fork: (s) => ({ board: s.board, heights: s.heights, next: s.next, filled: s.filled, winner: s.winner }),
  copyInto(to, from) {
    const target = to as Writable<ConnectFourState>;
    const board = target.board as Disc[];
    for (let i = 0; i < CELLS; i++) board[i] = from.board[i] as Disc;
    target.heights = from.heights;
    target.next = from.next;
    target.filled = from.filled;
    target.winner = from.winner;
  },
  inputs: { drop: { seat: integer(0, 1), column: integer(0, COLUMNS - 1) } },
  behaviours: [turnCheck<ConnectFour>({ isOver, toAct }), drop, line],
  apply(draft, diff, emit) {
    const { state } = draft;
    switch (diff.kind) {
      case 'disc': {
        const { seat: by, column, row } = diff;
        const board = (state.board = draft.own(state.board));
        board[cellAt(row, column)] = (by + 1) as Disc;
        state.heights = raised(state.heights, column);
        state.filled++;
        state.next = seat(1 - by);
        emit?.({ kind: 'dropped', seat: by, column, row });
        break;
      }
      case 'win':
        state.winner = diff.seat;
        emit?.({ kind: 'won', seat: diff.seat, line: diff.line });
        break;
    }
  },
  invariants,
};
