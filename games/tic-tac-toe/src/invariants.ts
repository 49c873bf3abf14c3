/** What holds in every state: nine marks of the right kind, and all else agrees with them. Whose turn it is, is free. */
import { integer, issue, list } from '@turnwise/kernel';
import type { Issue, Shape } from '@turnwise/kernel';
import { hasLine } from './lines.ts';
import type { TicTacToeState } from './types.ts';

/** Asked of whatever a save holds, so each substate is looked at before it is believed. */
const SHAPES: Readonly<Record<keyof TicTacToeState, Shape<unknown>>> = {
  board: list(integer(0, 2)),
  next: integer(0, 1),
  filled: integer(0, 9),
  winner: integer(-1, 1),
};

export function invariants(state: TicTacToeState): readonly Issue[] {
  const keys = Object.keys(SHAPES) as (keyof TicTacToeState)[];
  const malformed = keys.flatMap((key) => SHAPES[key].issues(state[key], key));
  if (malformed.length > 0) return malformed;
  const { board, filled, winner } = state;
  if (board.length !== 9) return [issue('board', 'wrongBoard', 'nine cells', board)];
  const issues: Issue[] = [];
  if (board.filter((mark) => mark !== 0).length !== filled)
    issues.push(issue('filled', 'wrongCount', 'the number of marks', filled));
  const lines = [hasLine(board, 1), hasLine(board, 2)];
  if (lines[0] === true && lines[1] === true)
    issues.push(issue('board', 'wrongBoard', 'a line for at most one side', board));
  else if (lines.indexOf(true) !== winner)
    issues.push(issue('winner', 'wrongWinner', `${lines.indexOf(true)}, by the lines`, winner));
  return issues;
}
