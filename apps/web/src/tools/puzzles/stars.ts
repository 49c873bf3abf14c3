/** How well a level was won, in stars: three for the fewest actions, two for a few more, one for a win. */

export type Stars = 0 | 1 | 2 | 3;

/** `actions` is null for a level that was not won yet. */
export function starsOf(par: number, actions: number | null): Stars {
  if (actions === null) return 0;
  if (actions <= par) return 3;
  return actions <= mostForTwo(par) ? 2 : 1;
}

/** A quarter more than the fewest, and at least two. */
export function mostForTwo(par: number): number {
  return par + Math.max(2, Math.ceil(par / 4));
}
