/**
 * `{ board: "......./......./......./......./...Y.../..RR...", next: yellow }`: rows from the top, R for the first seat
 * (red) and Y for the second (yellow). X and O are read as well, and small letters. `next` may be left out: the number of
 * discs says whose turn it is.
 */
import type { Notation, PositionContext, Seat, Table } from '@turnwise/game';
import { nameOf, seat, seatNamed } from '@turnwise/game';
import { fail, isRecord, issue, ok } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { COLUMNS, ROWS } from './grid.ts';
import { heightOf, heightsOf } from './heights.ts';
import { floating } from './invariants.ts';
import { hasLine, lineThrough } from './lines.ts';
import type { ConnectFour, ConnectFourState, Disc } from './types.ts';

export const SIGNS = '.RY';
/** The same discs as others write them. */
const OTHER_SIGNS = '.XO';
const EMPTY = Array.from({ length: ROWS }, () => '.'.repeat(COLUMNS)).join('/');
const BOARD = /^[.RYXO]{7}(\/[.RYXO]{7}){5}$/i;

export const notation: Pick<Notation<ConnectFour>, 'position' | 'view'> = {
  position: { parse, format },
  view: { format },
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
    issues.push(issue('board', 'wrongBoard', `six rows of seven from the top, each . or R or Y, as ${EMPTY}`, text));
    return fail(issues);
  }
  const board = Array.from(text.replaceAll('/', ''), discOf);
  const wrong = boardFault(board);
  if (wrong !== undefined) issues.push(issue('board', 'wrongBoard', wrong, text));
  if (issues.length > 0) return fail(issues);
  const filled = board.filter((disc) => disc !== 0).length;
  const due = seat(filled % 2);
  if (next !== undefined && named !== due)
    return fail([issue('next', 'wrongSeat', `${nameOf(table, due)}, by the number of discs`, next)]);
  const winner = hasLine(board, 1) ? seat(0) : hasLine(board, 2) ? seat(1) : -1;
  return ok({ board, heights: heightsOf(board), next: due, filled, winner });
}

function format(state: ConnectFourState, table: Table): Json {
  const signs = state.board.map((disc) => SIGNS[disc]).join('');
  const rows = Array.from({ length: ROWS }, (_, row) => signs.slice(row * COLUMNS, (row + 1) * COLUMNS));
  return { board: rows.join('/'), next: nameOf(table, state.next) };
}

function discOf(sign: string): Disc {
  const upper = sign.toUpperCase();
  return Math.max(SIGNS.indexOf(upper), OTHER_SIGNS.indexOf(upper)) as Disc;
}

/** The side to move by its sign, as a person may write it who thinks in discs. */
function seatOfSign(sign: unknown): Seat | undefined {
  return typeof sign === 'string' && /^[RYXO]$/i.test(sign) ? seat(discOf(sign) - 1) : undefined;
}

/** What is wrong with the board as a whole, as what was expected. */
function boardFault(board: readonly Disc[]): string | undefined {
  const count = (disc: Disc): number => board.filter((one) => one === disc).length;
  const ahead = count(1) - count(2);
  const cell = floating(board);
  if (cell !== undefined) return `a disc or the ground under every disc, also at cell ${cell}`;
  if (ahead !== 0 && ahead !== 1) return 'as many R as Y, or one more';
  const lines = [hasLine(board, 1), hasLine(board, 2)];
  if (lines[0] === true && lines[1] === true) return 'a line for one side at most';
  const winner = lines.indexOf(true);
  if (winner >= 0 && (winner === ahead || !wonLast(board, (winner + 1) as Disc)))
    return 'no disc after the line that won';
  return undefined;
}

/** Whether a disc on top of some column completed all lines of its side, so that the game can have ended with it. */
function wonLast(board: readonly Disc[], disc: Disc): boolean {
  const heights = heightsOf(board);
  return Array.from({ length: COLUMNS }, (_, column) => (ROWS - heightOf(heights, column)) * COLUMNS + column).some(
    (top) => board[top] === disc && lineThrough(board, top) !== undefined && !hasLine(board.with(top, 0), disc),
  );
}
