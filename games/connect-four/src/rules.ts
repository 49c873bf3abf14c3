/** Connect four: three behaviours, two diffs. */
import { NO_SEATS, onlySeat, seat, turnCheck } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { disallowed, integer } from '@turnwise/kernel';
import type { Evaluation, Rules, Writable } from '@turnwise/kernel';
import { seatHasLine, setDisc } from './board.ts';
import { CELLS, COLUMNS, ROWS } from './grid.ts';
import { heightOf, raised } from './heights.ts';
import { invariants } from './invariants.ts';
import { lineThrough } from './lines.ts';
import type { ConnectFour, ConnectFourState } from './types.ts';

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

/** Looks at the board after the disc has landed: four in a line win. */
const line: Evaluation<ConnectFour> = {
  name: 'line',
  order: 100,
  evaluate({ seat: by, column }, state) {
    if (!seatHasLine(state, by)) return undefined;
    return [{ kind: 'win', seat: by, column, row: ROWS - heightOf(state.heights, column) }];
  },
};

export const rules: Rules<ConnectFour> = {
  name: 'connect-four',
  schemaVersion: 1,
  fork: (s) => ({
    firstUpper: s.firstUpper,
    firstLower: s.firstLower,
    secondUpper: s.secondUpper,
    secondLower: s.secondLower,
    heights: s.heights,
    next: s.next,
    filled: s.filled,
    winner: s.winner,
  }),
  copyInto(to, from) {
    const target = to as Writable<ConnectFourState>;
    target.firstUpper = from.firstUpper;
    target.firstLower = from.firstLower;
    target.secondUpper = from.secondUpper;
    target.secondLower = from.secondLower;
    target.heights = from.heights;
    target.next = from.next;
    target.filled = from.filled;
    target.winner = from.winner;
  },
  inputs: { drop: { seat: integer(0, 1), column: integer(0, COLUMNS - 1) } },
  behaviours: [turnCheck<ConnectFour>({ isOver, toAct }), drop, line],
  apply({ state }, diff, emit) {
    const { seat: by, column, row } = diff;
    switch (diff.kind) {
      case 'disc':
        setDisc(state, by, row, column);
        state.heights = raised(state.heights, column);
        state.filled++;
        state.next = seat(1 - by);
        emit?.({ kind: 'dropped', seat: by, column, row });
        break;
      case 'win':
        state.winner = by;
        emit?.({ kind: 'won', seat: by, line: lineThrough(state, row, column) });
        break;
    }
  },
  invariants,
};
