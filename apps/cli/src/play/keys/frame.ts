/** What stands where on the screen: the drawing on top, what happened before under it, and at the bottom the news and the keys. */
import type { Colours } from '../../colours.ts';
import { wrappedLines } from '../../columns.ts';

export interface Frame {
  readonly drawing: string;
  /** Lines that are left to it even if it has fewer, so that what is below does not jump. */
  readonly tallest: number;
  /** All that has happened before, the last of it last. */
  readonly log: readonly string[];
  /** What is to be read now. */
  readonly news: readonly string[];
  readonly legend: Legend;
}

/** Keys with what they do. */
export interface Legend {
  /** As many of these as there is room for, the first ones first. */
  readonly some: readonly Key[];
  /** These in any case. */
  readonly always: readonly Key[];
}

type Key = readonly [keys: string, label: string];

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Lines that the news have at least, so that the board does not jump. */
const NEWS = 3;
/** Lines that the drawing keeps before the news have theirs. */
const DRAWING = 8;
/** The keys have this part of the lines at the most. */
const KEYS = 1 / 6;
/** Lines of the log at the most: on a tall screen the news are not far from the board. */
const LOG = 8;

/**
 * No more lines than the screen has. Where they are too few, keys give way first (help tells them all), then the end of the
 * news, then the end of the drawing.
 */
export function frameLines({ drawing, tallest, log, news, legend }: Frame, size: Size, colours: Colours): string[] {
  const keys = legendLines(fitting(legend, size), size.columns, colours);
  const most = Math.max(NEWS, size.rows - keys.length - DRAWING);
  const told = news.flatMap((text) => wrappedLines(text, size.columns)).slice(0, most);
  const bottom = [...told, ...keys];
  const room = Math.max(0, size.rows - bottom.length);
  const drawn = drawing.split('\n');
  const gap = Array.from({ length: tallest - drawn.length }, () => '');
  const top = [...drawn, ...gap].slice(0, room);
  const free = Math.min(LOG + NEWS - told.length, room - top.length - 1);
  const before = free <= 0 ? [] : log.flatMap((text) => wrappedLines(text, size.columns)).slice(-free);
  const empty = Array.from({ length: Math.max(0, free + 1 - before.length) }, () => '');
  return [...top, ...empty, ...before.map(colours.dim), ...bottom];
}

/** Lines that a drawing may have without losing any. */
export function drawingRows(legend: Legend, size: Size): number {
  return size.rows - NEWS - keyLines(fitting(legend, size), size.columns).length;
}

/** Those of the keys that have room. */
function fitting({ some, always }: Legend, { columns, rows }: Size): readonly Key[] {
  const most = Math.max(1, Math.floor(rows * KEYS));
  for (let first = some.length; first > 0; first--) {
    const keys = [...some.slice(0, first), ...always];
    if (keyLines(keys, columns).length <= most) return keys;
  }
  return always;
}

function legendLines(legend: readonly Key[], columns: number, { cyan, dim }: Colours): string[] {
  return keyLines(legend, columns).map((line) =>
    line.map(([keys, label]) => `${cyan(keys)} ${dim(label)}`).join(BETWEEN),
  );
}

const BETWEEN = '  ';

/** Keys with what they do, in as few lines as they fit. */
function keyLines(legend: readonly Key[], columns: number): Key[][] {
  const lines: Key[][] = [];
  let width = columns;
  for (const key of legend) {
    const length = key.join(' ').length;
    width += BETWEEN.length + length;
    if (width > columns) {
      lines.push([key]);
      width = length;
    } else lines.at(-1)?.push(key);
  }
  return lines;
}
