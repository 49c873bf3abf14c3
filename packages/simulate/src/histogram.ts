import { ownOf } from './own.ts';

/** How often each whole number or name came up. Counts are whole numbers too, so that sums are the same in any order. */
export type Histogram = Record<string, number>;

export function addTo(histogram: Histogram, value: number | string, times = 1): void {
  histogram[value] = (ownOf(histogram, String(value)) ?? 0) + times;
}

export function addHistogram(to: Histogram, next: Histogram): void {
  for (const value in next) addTo(to, value, next[value]);
}

export interface HistogramSummary {
  readonly count: number;
  readonly mean: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** Undefined where nothing was counted. */
export function summaryOf(histogram: Histogram): HistogramSummary | undefined {
  const values = valuesOf(histogram);
  const count = values.reduce((sum, [, times]) => sum + times, 0);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const sum = values.reduce((all, [value, times]) => all + value * times, 0);
  let before = 0;
  const middle = values.find(([, times]) => (before += times) * 2 >= count);
  return { count, mean: sum / count, least: first[0], median: middle?.[0] ?? first[0], most: last[0] };
}

/** Each value with how often it came up, the smallest first. */
export function valuesOf(histogram: Histogram): readonly (readonly [number, number])[] {
  return Object.entries(histogram)
    .map(([value, times]) => [Number(value), times] as const)
    .toSorted(([a], [b]) => a - b);
}
