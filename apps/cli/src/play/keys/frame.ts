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
  readonly legend: readonly (readonly [keys: string, label: string])[];
}

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Lines that the news have at least, so that the board does not jump. */
const NEWS = 3;
/** Lines of the log at the most: on a tall screen the news are not far from the board. */
const LOG = 8;

/** No more lines than the screen has: where they are too few, the end of the drawing is not shown. */
export function frameLines({ drawing, tallest, log, news, legend }: Frame, size: Size, colours: Colours): string[] {
  const keys = legendLines(legend, size.columns, colours);
  const told = news.flatMap((text) => wrappedLines(text, size.columns));
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
export function drawingRows(legend: Frame['legend'], { columns, rows }: Size, colours: Colours): number {
  return rows - NEWS - legendLines(legend, columns, colours).length;
}

/** Keys with what they do, in as few lines as they fit. */
function legendLines(legend: Frame['legend'], columns: number, { cyan, dim }: Colours): string[] {
  const lines: string[] = [];
  let width = columns;
  for (const [keys, label] of legend) {
    const item = `${cyan(keys)} ${dim(label)}`;
    const length = keys.length + label.length + 1;
    if (width + 2 + length > columns) {
      lines.push(item);
      width = length;
    } else {
      lines.push(`${lines.pop() ?? ''}  ${item}`);
      width += 2 + length;
    }
  }
  return lines;
}
