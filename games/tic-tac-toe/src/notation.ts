/**
 * `{ board: "X.O/.X./..O", next: X }`: rows from the top. `next` is taken as written, whatever the number of marks; left
 * out, it is O when X has more marks, and X otherwise.
 */
import type { GameNotation, PositionContext, Table } from '@turnwise/game';
import { nameOf, seat, seatNamed } from '@turnwise/game';
import { fail, isRecord, issue, ok } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { hasLine } from './lines.ts';
import type { Mark, TicTacToe, TicTacToeState } from './types.ts';

const SIGNS = '.XO';

export const notation: GameNotation<TicTacToe> = { position: { parse, format } };

function parse(document: Json, table: PositionContext): Result<TicTacToeState, readonly Issue[]> {
  if (!isRecord(document)) return fail([issue('', 'wrongShape', '{ board, next }', document)]);
  const issues: Issue[] = Object.keys(document)
    .filter((key) => key !== 'board' && key !== 'next')
    .map((key) => issue(key, 'unknownField', 'board or next', document[key]));
  const { board: text = '.../.../...', next } = document;
  if (typeof text !== 'string' || !/^[.XO]{3}\/[.XO]{3}\/[.XO]{3}$/.test(text)) {
    issues.push(issue('board', 'wrongBoard', 'three rows of three, each ., X or O, such as X.O/.X./..O', text));
    return fail(issues);
  }
  const board = Array.from(text.replaceAll('/', ''), (sign) => SIGNS.indexOf(sign) as Mark);
  const count = (mark: Mark): number => board.filter((one) => one === mark).length;
  const named = seatNamed(table, next);
  if (next !== undefined && named === undefined)
    issues.push(issue('next', 'unknownSeat', table.names.join(' or '), next));
  const lines = [hasLine(board, 1), hasLine(board, 2)];
  if (lines[0] === true && lines[1] === true)
    issues.push(issue('board', 'wrongBoard', 'a line for at most one side', text));
  if (issues.length > 0) return fail(issues);
  const winner = lines[0] === true ? seat(0) : lines[1] === true ? seat(1) : -1;
  const due = seat(count(1) > count(2) ? 1 : 0);
  return ok({ board, next: named ?? due, filled: count(1) + count(2), winner });
}

function format(state: TicTacToeState, table: Table): Json {
  const signs = state.board.map((mark) => SIGNS[mark]);
  const rows = [0, 3, 6].map((start) => signs.slice(start, start + 3).join(''));
  return { board: rows.join('/'), next: nameOf(table, state.next) };
}
