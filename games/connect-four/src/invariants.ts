/** What holds in every state: the board can come about by drops, and all else agrees with it. */
import { issue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { CELLS, COLUMNS } from './grid.ts';
import { heightsOf } from './heights.ts';
import { hasLine } from './lines.ts';
import type { ConnectFourState, Disc } from './types.ts';

export function invariants({ board, heights, next, filled, winner }: ConnectFourState): readonly Issue[] {
  const issues: Issue[] = [];
  const hold = (holds: boolean, path: string, code: string, expected: string, found: unknown): void => {
    if (!holds) issues.push(issue(path, code, expected, found));
  };
  const count = (disc: Disc): number => board.filter((one) => one === disc).length;
  const ahead = count(1) - count(2);
  hold(board.length === CELLS, 'board', 'wrongBoard', 'forty-two cells', board.length);
  hold(ahead === 0 || ahead === 1, 'board', 'wrongBoard', 'as many red as yellow discs, or one more', ahead);
  hold(floating(board) === undefined, 'board', 'wrongBoard', 'a disc or the ground under every disc', floating(board));
  hold(heights === heightsOf(board), 'heights', 'wrongCount', 'the discs of each column', heights);
  hold(filled === count(1) + count(2), 'filled', 'wrongCount', 'the number of discs', filled);
  hold(next === ahead, 'next', 'wrongSeat', 'red after as many discs of both, else yellow', next);
  const lines = [hasLine(board, 1), hasLine(board, 2)];
  hold(!(lines[0] === true && lines[1] === true), 'board', 'wrongBoard', 'a line for one side at most', board);
  hold(winner === lines.indexOf(true), 'winner', 'wrongWinner', 'the side that has a line, or -1', winner);
  return issues;
}

/** A cell whose disc has nothing under it. */
export function floating(board: readonly Disc[]): number | undefined {
  const at = board.findIndex((disc, cell) => disc !== 0 && board[cell + COLUMNS] === 0);
  return at < 0 ? undefined : at;
}
