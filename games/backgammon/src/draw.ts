/** The board for a terminal: 13 to 24 on top, 12 to 1 below, so that white bears off at the lower right. */
import { nameOf } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { legalMoves } from './moves.ts';
import { BAR, BLACK, checkersOf, distanceFrom, OFF, pips, WHITE } from './places.ts';
import type { BackgammonView } from './types.ts';
import { result } from './victory.ts';

/** Rows of one half; a higher stack shows its number in the innermost row. */
const ROWS = 5;

const SIGNS = ['O', 'X'] as const;

export function draw(view: BackgammonView, table: Table): string {
  const top = [range(13, 18), range(19, 24)] as const;
  const bottom = [range(12, 7), range(6, 1)] as const;
  const rows = range(0, ROWS - 1);
  const half = (points: readonly [readonly number[], readonly number[]], row: number, barSide: Seat): string =>
    `|${cells(view, points[0], row)}|${onBar(view, barSide, row)}|${cells(view, points[1], row)}|`;
  return [
    edge(...top),
    ...rows.map((row) => half(top, row, WHITE) + (row === 0 ? `  ${side(view, table, BLACK)}` : '')),
    `|${' '.repeat(19)}|bar|${' '.repeat(19)}|  ${status(view, table)}`,
    ...rows.toReversed().map((row) => half(bottom, row, BLACK) + (row === 0 ? `  ${side(view, table, WHITE)}` : '')),
    edge(...bottom),
  ].join('\n');
}

/** `+-13-14-15-16-17-18-+---+…` */
function edge(left: readonly number[], right: readonly number[]): string {
  const numbers = (points: readonly number[]): string => points.map((point) => String(point).padStart(3, '-')).join('');
  return `+${numbers(left)}-+---+${numbers(right)}-+`;
}

function cells(view: BackgammonView, points: readonly number[], row: number): string {
  return `${points.map((point) => ` ${cell(view, point, row)}`).join('')} `;
}

/** Two characters wide. Row 0 is at the edge of the board. */
function cell(view: BackgammonView, point: number, row: number): string {
  const white = view.white[distanceFrom(WHITE, point)] as number;
  const black = view.black[distanceFrom(BLACK, point)] as number;
  if (white + black === 0) return row === 0 ? ' .' : '  ';
  return stacked(white > 0 ? WHITE : BLACK, white + black, row).padStart(2);
}

/** White's checkers on the bar stand in the upper half, where they enter, black's in the lower one. */
function onBar(view: BackgammonView, owner: Seat, row: number): string {
  const count = checkersOf(view, owner)[BAR] as number;
  return stacked(owner, count, ROWS - 1 - row)
    .padStart(2)
    .padEnd(3);
}

function stacked(owner: Seat, count: number, row: number): string {
  if (row === ROWS - 1 && count > ROWS) return String(count);
  return row < count ? signOf(owner) : '';
}

function signOf(owner: Seat): string {
  return SIGNS[owner] ?? '?';
}

function side(view: BackgammonView, table: Table, one: Seat): string {
  const checkers = checkersOf(view, one);
  return `${signOf(one)} ${nameOf(table, one)}: ${checkers[OFF]} off, ${pips(checkers)} pips to go`;
}

function status(view: BackgammonView, table: Table): string {
  const name = nameOf(table, view.next);
  if (view.phase === 'opening') return 'the opening roll';
  if (view.phase === 'roll') return `${name} to roll`;
  if (view.phase === 'over') return `${name} has won: ${result(view)?.reason}`;
  const { highFrom, lowFrom } = legalMoves(view);
  const dice = view.dice.join(' ');
  if ((highFrom | lowFrom) !== 0) return `${name} to play ${dice}`;
  return dice === '' ? `${name} to confirm` : `${name} to confirm: ${dice} cannot be played`;
}

/** From one number to the other, both included, up or down. */
function range(from: number, to: number): readonly number[] {
  const by = from < to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * by);
}
