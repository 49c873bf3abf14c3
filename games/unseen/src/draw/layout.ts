/** What part of the board is shown of each slice, so that all of them fit side by side. */
import type { Level, Point } from '../types.ts';

export const WIDTH = 120;
const ROWS = 40;
const GAPS = 3;
/** What a slice beside the first gets at least; its title needs as much. */
const SIDE = 26;

/** Cells from the first to before the end. */
export interface Span {
  readonly first: number;
  readonly end: number;
}

export interface Layout {
  /** The columns of the player's slice, and those of the slices beside it. */
  readonly main: Span;
  readonly side: Span;
  readonly rows: Span;
  /** Columns of text for a cell: two, or one where the board is wide. */
  readonly cell: 1 | 2;
  /** Columns of text for the number of a row. */
  readonly label: number;
}

export function layoutOf({ width, height }: Pick<Level, 'width' | 'height'>, [x, y]: Point, panels: number): Layout {
  const label = String(height - 1).length + 1;
  const room = WIDTH - panels * label - (panels - 1) * GAPS;
  const cell = panels * width * 2 <= room ? 2 : 1;
  const beside = panels - 1;
  const main = Math.min(width, Math.floor(room / cell) - beside * Math.min(width, SIDE));
  const side = beside === 0 ? main : Math.min(width, Math.floor((Math.floor(room / cell) - main) / beside));
  return { main: around(x, main, width), side: around(x, side, width), rows: around(y, ROWS, height), cell, label };
}

/** So many cells with the player in the middle, as far as the board allows. */
function around(place: number, count: number, size: number): Span {
  const length = Math.min(count, size);
  const first = Math.max(0, Math.min(place - Math.floor(length / 2), size - length));
  return { first, end: first + length };
}
