/**
 * `{ board: "......./......./......./......./...O.../..XX...", next: O }`: rows from the top, X for the first seat
 * and O for the second. R and Y (red and yellow) are read as well, and small letters. `next` is taken as written,
 * whatever the number of discs; left out, it is the second seat when the first has more discs, and the first otherwise.
 */
import type { Notation, PositionContext, Seat, Table } from '@turnwise/game';
import { nameOf, seat, seatNamed } from '@turnwise/game';
import { fail, isRecord, issue, ok } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { boardFault } from './board-fault.ts';
import { boardOf, stateOf } from './board.ts';
import { COLUMNS, ROWS } from './grid.ts';
import type { ConnectFour, ConnectFourState, ConnectFourView, Disc } from './types.ts';

export const SIGNS = '.XO';
/** The same discs as others write them. */
const OTHER_SIGNS = '.RY';
const EMPTY = Array.from({ length: ROWS }, () => '.'.repeat(COLUMNS)).join('/');
const BOARD = /^[.RYXO]{7}(\/[.RYXO]{7}){5}$/i;

export const notation: Pick<Notation<ConnectFour>, 'position' | 'view'> = {
  position: { parse, format: (state, table) => formatView({ board: boardOf(state), next: state.next }, table) },
  view: { format: formatView },
};

function parse(document: Json, table: PositionContext): Result<ConnectFourState, readonly Issue[]> {
  if (!isRecord(document)) return fail([issue('', 'wrongShape', '{ board, next }', document)]);
  const issues: Issue[] = Object.keys(document)
    .filter((key) => key !== 'board' && key !== 'next')
    .map((key) => issue(key, 'unknownField', 'board or next', document[key]));
  const { board: text = EMPTY, next } = document;
  const named = seatNamed(table, next) ?? seatOfSign(next);
  if (next !== undefined && named === undefined)
    issues.push(issue('next', 'unknownSeat', table.names.join(' or '), next));
  if (typeof text !== 'string' || !BOARD.test(text)) {
    issues.push(issue('board', 'wrongBoard', `six rows of seven from the top, each ., X or O, such as ${EMPTY}`, text));
    return fail(issues);
  }
  const board = Array.from(text.replaceAll('/', ''), discOf);
  const wrong = boardFault(board);
  if (wrong !== undefined) issues.push(issue('board', 'wrongBoard', wrong, text));
  if (issues.length > 0) return fail(issues);
  return ok(stateOf(board, named));
}

function formatView({ board, next }: ConnectFourView, table: Table): Json {
  const signs = board.map((disc) => SIGNS[disc]).join('');
  const rows = Array.from({ length: ROWS }, (_, row) => signs.slice(row * COLUMNS, (row + 1) * COLUMNS));
  return { board: rows.join('/'), next: nameOf(table, next) };
}

function discOf(sign: string): Disc {
  const upper = sign.toUpperCase();
  return Math.max(SIGNS.indexOf(upper), OTHER_SIGNS.indexOf(upper)) as Disc;
}

/** The side to move by its sign, as a person may write it who thinks in discs. */
function seatOfSign(sign: unknown): Seat | undefined {
  return typeof sign === 'string' && /^[RYXO]$/i.test(sign) ? seat(discOf(sign) - 1) : undefined;
}
