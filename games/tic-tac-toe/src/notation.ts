/** `{ board: "X.O/.X./..O", next: X }`: rows from the top. */
import type { Notation, PositionContext, Table } from '@turnwise/game';
import { nameOf, seat, seatNamed } from '@turnwise/game';
import { fail, isRecord, issue, ok } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { hasLine } from './lines.ts';
import type { Mark, TicTacToe, TicTacToeState } from './types.ts';

const SIGNS = '.XO';

export const notation: Pick<Notation<TicTacToe>, 'position' | 'view'> = {
  position: { parse, format },
  view: { format },
};

function parse(document: Json, table: PositionContext): Result<TicTacToeState, readonly Issue[]> {
  if (!isRecord(document)) return fail([issue('', 'wrongShape', '{ board, next }', document)]);
  const issues: Issue[] = Object.keys(document)
    .filter((key) => key !== 'board' && key !== 'next')
    .map((key) => issue(key, 'unknownField', 'board or next', document[key]));
  const { board: text = '.../.../...', next } = document;
  if (typeof text !== 'string' || !/^[.XO]{3}\/[.XO]{3}\/[.XO]{3}$/.test(text)) {
    issues.push(issue('board', 'wrongBoard', 'three rows of three, each . or X or O, as X.O/.X./..O', text));
    return fail(issues);
  }
  const board = Array.from(text.replaceAll('/', ''), (sign) => SIGNS.indexOf(sign) as Mark);
  const count = (mark: Mark): number => board.filter((one) => one === mark).length;
  const ahead = count(1) - count(2);
  if (ahead !== 0 && ahead !== 1) issues.push(issue('board', 'wrongBoard', 'as many X as O, or one more', text));
  const due = seat(ahead === 0 ? 0 : 1);
  if (next !== undefined && seatNamed(table, next) === undefined)
    issues.push(issue('next', 'unknownSeat', table.names.join(' or '), next));
  else if (next !== undefined && seatNamed(table, next) !== due && issues.length === 0)
    issues.push(issue('next', 'wrongSeat', `${nameOf(table, due)}, by the number of marks`, next));
  const lines = [hasLine(board, 1), hasLine(board, 2)];
  if (lines[0] === true && lines[1] === true)
    issues.push(issue('board', 'wrongBoard', 'a line for one side at most', text));
  else if ((lines[0] === true && ahead !== 1) || (lines[1] === true && ahead !== 0))
    issues.push(issue('board', 'wrongBoard', 'no mark after the line that won', text));
  if (issues.length > 0) return fail(issues);
  const winner = lines[0] === true ? seat(0) : lines[1] === true ? seat(1) : -1;
  return ok({ board, next: due, filled: count(1) + count(2), winner });
}

function format(state: TicTacToeState, table: Table): Json {
  const signs = state.board.map((mark) => SIGNS[mark]);
  const rows = [0, 3, 6].map((start) => signs.slice(start, start + 3).join(''));
  return { board: rows.join('/'), next: nameOf(table, state.next) };
}
