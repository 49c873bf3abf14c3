/** Values put together in bins of one width, so that a plot has at most thirty bars. */
import { valuesOf } from '../histogram.ts';
import type { Histogram } from '../histogram.ts';

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST = 30;

/** Widths are 1, 2 or 5, or ten times as much. Bins between others are there even if nothing is in them. */
export function binsOf(histogram: Histogram): readonly Bin[] {
  const values = valuesOf(histogram);
  const [first, last] = [values[0]?.[0], values.at(-1)?.[0]];
  if (first === undefined || last === undefined) return [];
  const width = widthFor(first, last);
  const start = Math.floor(first / width);
  const counts = Array.from({ length: Math.floor(last / width) - start + 1 }, () => 0);
  for (const [value, count] of values) {
    const at = Math.floor(value / width) - start;
    counts[at] = (counts[at] ?? 0) + count;
  }
  return counts.map((count, at) => ({ from: (start + at) * width, to: (start + at + 1) * width - 1, count }));
}

function widthFor(first: number, last: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const width of [ten, 2 * ten, 5 * ten])
      if (Math.floor(last / width) - Math.floor(first / width) < MOST) return width;
}
