/** A list in groups of neighbours: an element belongs to the group before it if it goes on from the first of that group. */
export function groupsOf<T>(
  all: readonly T[],
  goesOn: (first: number, at: number) => boolean,
): readonly (readonly T[])[] {
  const groups: T[][] = [];
  let first = 0;
  for (const [at, one] of all.entries()) {
    const group = groups.at(-1);
    if (group !== undefined && goesOn(first, at)) group.push(one);
    else {
      groups.push([one]);
      first = at;
    }
  }
  return groups;
}
