/** A list in runs, one after the other: an element is of the run before it where it goes on with the first of that run. */
export function runsOf<T>(
  all: readonly T[],
  goesOn: (first: number, at: number) => boolean,
): readonly (readonly T[])[] {
  const runs: T[][] = [];
  let first = 0;
  for (const [at, one] of all.entries()) {
    const run = runs.at(-1);
    if (run !== undefined && goesOn(first, at)) run.push(one);
    else {
      runs.push([one]);
      first = at;
    }
  }
  return runs;
}
