/** How many of the wanted iterations one of several searches does, so that all of them together do what is wanted. */
export function iterationsOf(wanted: number, at: number, of: number): number {
  return Math.floor(wanted / of) + (at < wanted % of ? 1 : 0);
}
