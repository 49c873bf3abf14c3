/** What holds in every state: no disc floats, and all else agrees with the discs. Whose turn it is, is free. */
import { integer, issue } from '@turnwise/kernel';
import type { Issue, Shape } from '@turnwise/kernel';
import { boardFault } from './board-fault.ts';
import { boardOf, stateOf } from './board.ts';
import { CELLS } from './grid.ts';
import type { ConnectFourState } from './types.ts';

const HALF = integer(0, 2 ** 24 - 1);

/** Asked of whatever a save holds, so each substate is looked at before it is believed. */
const SHAPES: Readonly<Record<keyof ConnectFourState, Shape<number>>> = {
  firstUpper: HALF,
  firstLower: HALF,
  secondUpper: HALF,
  secondLower: HALF,
  heights: integer(0, 2 ** 21 - 1),
  next: integer(0, 1),
  filled: integer(0, CELLS),
  winner: integer(-1, 1),
};
const KEYS = Object.keys(SHAPES) as (keyof ConnectFourState)[];

export function invariants(state: ConnectFourState): readonly Issue[] {
  const malformed = KEYS.flatMap((key) => SHAPES[key].issues(state[key], key));
  if (malformed.length > 0) return malformed;
  const board = boardOf(state);
  const fault = boardFault(board);
  const issues = fault === undefined ? [] : [issue('', 'wrongBoard', fault, state)];
  // Two discs in one cell and bits outside the board show here too: the board does not give them back.
  const same = stateOf(board, state.next);
  for (const key of KEYS)
    if (state[key] !== same[key]) issues.push(issue(key, 'wrongValue', `${same[key]}, by the board`, state[key]));
  return issues;
}
