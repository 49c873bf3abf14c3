/** What holds in every state: the board can come about by drops, and all else agrees with it. */
import { issue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { boardFault } from './board-fault.ts';
import { boardOf, stateOf } from './board.ts';
import type { ConnectFourState } from './types.ts';

export function invariants(state: ConnectFourState): readonly Issue[] {
  const board = boardOf(state);
  const fault = boardFault(board);
  const issues = fault === undefined ? [] : [issue('', 'wrongBoard', fault, state)];
  // Two discs in one cell and bits outside the board show here too: the board does not give them back.
  const same = stateOf(board);
  for (const key of Object.keys(same) as (keyof ConnectFourState)[])
    if (state[key] !== same[key]) issues.push(issue(key, 'wrongValue', `${same[key]}, by the board`, state[key]));
  return issues;
}
