/** What part of the board is shown of each slice, so that they fit side by side. */
import type { Level, Point } from '../types.ts';

/** Columns of text between two slices. */
export const BESIDE = 3;
/** Rows of the board where nobody says how many lines can be seen, and the fewest that are shown of a large one. */
const ROWS = 40;
const FEWEST_ROWS = 3;
/** What a slice beside the first gets at least. */
const SIDE = 26;
/** The longest part of a title, `x 10 to 19` set in, without its numbers. */
const TITLE = 8;
const NARROW = 3;

/** Cells from the first to before the end. */
export interface Span {
  readonly first: number;
  readonly end: number;
}

export interface Layout {
  /** How many slices there is room for. */
  readonly panels: number;
  /** The columns of the player's slice, and those of the slices beside it. */
  readonly main: Span;
  readonly side: Span;
  /** Columns of text for a cell: two, or one where the board is wide. */
  readonly cell: 1 | 2;
  /** Columns of text for the number of a row. */
  readonly label: number;
}

/** As many slices as fit with two columns a cell, two of them at least; else up to three with one column a cell. */
export function layoutOf(
  { width, height }: Pick<Level, 'width' | 'height'>,
  [x]: Point,
  wanted: number,
  columns: number,
): Layout {
  const label = String(height - 1).length + 1;
  const roomFor = (panels: number): number => columns - panels * label - (panels - 1) * BESIDE;
  const titleWidth = TITLE + 2 * String(width - 1).length - label;
  const hasTitles = (panels: number): boolean => panels * titleWidth <= roomFor(panels);
  const fits = (panels: number): boolean => panels * width * 2 <= roomFor(panels) && hasTitles(panels);
  const counts = Array.from({ length: wanted }, (_, fewer) => wanted - fewer);
  const panels =
    counts.find((many) => many > 1 && fits(many)) ?? counts.find((many) => many <= NARROW && hasTitles(many)) ?? 1;
  const cell = fits(panels) ? 2 : 1;
  const cells = Math.floor(roomFor(panels) / cell);
  const beside = panels - 1;
  const least = Math.min(width, SIDE, Math.floor(cells / panels));
  const main = Math.min(width, cells - beside * least);
  const side = beside === 0 ? main : Math.min(width, Math.floor((cells - main) / beside));
  return {
    panels,
    main: around(x, main, width),
    side: around(x, side, width),
    cell,
    label,
  };
}

/** The rows of the board, for so many lines. */
export function rowsShown({ height }: Pick<Level, 'height'>, [, y]: Point, lines = ROWS): Span {
  return around(y, Math.max(lines, FEWEST_ROWS), height);
}

/** So many cells with the player in the middle, as far as the board allows. */
function around(place: number, count: number, size: number): Span {
  const length = Math.min(count, size);
  const first = Math.max(0, Math.min(place - Math.floor(length / 2), size - length));
  return { first, end: first + length };
}
