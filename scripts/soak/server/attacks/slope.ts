/** How much something grows with each step, by values at several marks: the median of the slopes of all pairs, so that what happens once counts little. */
export interface Mark {
  readonly at: number;
  readonly value: number;
}

export function slopeOf(marks: readonly Mark[]): number {
  const slopes = marks.flatMap((from, index) =>
    marks.slice(index + 1).map((to) => (to.value - from.value) / (to.at - from.at)),
  );
  const sorted = slopes.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
