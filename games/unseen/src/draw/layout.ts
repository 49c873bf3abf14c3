/** What part of the board is shown of each slice, so that they fit side by side. */
import type { Level, Point } from '../types.ts';

/** Columns of text between two slices. */
export const BESIDE = 3;
/** Rows of the board where nobody says how many lines can be seen, and the fewest that are shown of a large one. */
const ROWS = 40;
const FEWEST_ROWS = 3;
/** What a slice beside the first gets at least; its title needs as much. */
const SIDE = 26;
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
  readonly rows: Span;
  /** Columns of text for a cell: two, or one where the board is wide. */
  readonly cell: 1 | 2;
  /** Columns of text for the number of a row. */
  readonly label: number;
}

/** Columns and lines of text for the slices. */
export interface Room {
  readonly columns: number;
  readonly rows?: number;
}

/** As many slices as fit with two columns a cell, two of them at least; else three with one column a cell. */
export function layoutOf(
  { width, height }: Pick<Level, 'width' | 'height'>,
  [x, y]: Point,
  wanted: number,
  { columns, rows = ROWS }: Room,
): Layout {
  const label = String(height - 1).length + 1;
  const roomFor = (panels: number): number => columns - panels * label - (panels - 1) * BESIDE;
  const fits = (panels: number): boolean => panels * width * 2 <= roomFor(panels);
  const counts = Array.from({ length: Math.max(1, wanted - 1) }, (_, fewer) => wanted - fewer);
  const panels = counts.find(fits) ?? Math.min(wanted, NARROW);
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
    rows: around(y, Math.max(rows, FEWEST_ROWS), height),
    cell,
    label,
  };
}

/** So many cells with the player in the middle, as far as the board allows. */
function around(place: number, count: number, size: number): Span {
  const length = Math.min(count, size);
  const first = Math.max(0, Math.min(place - Math.floor(length / 2), size - length));
  return { first, end: first + length };
}
