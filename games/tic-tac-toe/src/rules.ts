/** Tic-tac-toe: three behaviours, two diffs. */
import { onlySeat, NO_SEATS, seat, turnCheck } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { disallowed, integer } from '@turnwise/kernel';
import type { Evaluation, Rules, Writable } from '@turnwise/kernel';
import { invariants } from './invariants.ts';
import { lineThrough } from './lines.ts';
import type { Mark, TicTacToe, TicTacToeState } from './types.ts';

export function isOver(state: TicTacToeState): boolean {
  return state.winner >= 0 || state.filled === 9;
}

export function toAct(state: TicTacToeState): readonly Seat[] {
  return isOver(state) ? NO_SEATS : onlySeat(state.next);
}

/** A mark goes into an empty cell. */
const place: Evaluation<TicTacToe> = {
  name: 'place',
  order: 0,
  evaluate(input, { board }) {
    if (board[input.cell] !== 0) return disallowed('cellTaken', { cell: input.cell });
    return [{ kind: 'mark', seat: input.seat, cell: input.cell }];
  },
};

/** Looks at the board after the mark: three in a line win. */
const line: Evaluation<TicTacToe> = {
  name: 'line',
  order: 100,
  evaluate(input, { board }) {
    const completed = lineThrough(board, input.cell);
    return completed === undefined ? undefined : [{ kind: 'win', seat: input.seat, line: completed }];
  },
};

export const rules: Rules<TicTacToe> = {
  name: 'tic-tac-toe',
  schemaVersion: 1,
  fork: (s) => ({ board: s.board, next: s.next, filled: s.filled, winner: s.winner }),
  copyInto(to, from) {
    const target = to as Writable<TicTacToeState>;
    const board = to.board as Mark[];
    for (let i = 0; i < 9; i++) board[i] = from.board[i] as Mark;
    target.next = from.next;
    target.filled = from.filled;
    target.winner = from.winner;
  },
  inputs: { place: { seat: integer(0, 1), cell: integer(0, 8) } },
  behaviours: [turnCheck<TicTacToe>({ isOver, toAct }), place, line],
  apply(draft, diff, emit) {
    const { state } = draft;
    switch (diff.kind) {
      case 'mark': {
        const board = (state.board = draft.own(state.board));
        board[diff.cell] = (diff.seat + 1) as Mark;
        state.filled++;
        state.next = seat(1 - diff.seat);
        emit?.({ kind: 'placed', seat: diff.seat, cell: diff.cell });
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
