/** Medians and quartiles: figures that one slow round cannot move. */

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The distance between the quartiles, as a part of the median; 0 where the median is 0. */
export function spread(values: readonly number[]): number {
  const middle = median(values);
  return middle === 0 ? 0 : (quantile(values, 0.75) - quantile(values, 0.25)) / Math.abs(middle);
}

/** The value below which this part of the values lies, between two of them by straight line. */
export function quantile(values: readonly number[], part: number): number {
  if (values.length === 0) throw new Error('no values to take a quantile of');
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  return below + (above - below) * (place - Math.floor(place));
}
