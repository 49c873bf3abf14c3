/** For evaluations: a lead in points as a share from 0 to 1. No lead is 1/2, a lead of `half` is 3/4, and no lead is quite 1. */
export function shareOf(lead: number, half: number): number {
  return (1 + lead / (Math.abs(lead) + half)) / 2;
}
