/** Which of the inputs that were tried is the best, whether one search tried them or several. */
import type { Tried } from '../bot.ts';

/**
 * The best first. Sure wins come first and sure losses last; what is uncertain goes by how often it was tried. What is certain and neither, such
 * as a draw, comes before all that is uncertain if it is worth more than the one of these that was tried most; else after it.
 */
export function ranked(moves: readonly Tried[]): readonly Tried[] {
  const uncertain = moves.filter(({ certain }) => certain !== true).toSorted(byVisits);
  const certain = moves.filter((move) => move.certain === true).toSorted(byValue);
  const least = uncertain[0]?.value ?? 0;
  const isAhead = ({ value }: Tried): boolean => value === 1 || value > least;
  return [...certain.filter(isAhead), ...uncertain, ...certain.filter((move) => !isAhead(move))];
}

function byVisits(a: Tried, b: Tried): number {
  return b.visits - a.visits || b.value - a.value;
}

function byValue(a: Tried, b: Tried): number {
  return b.value - a.value || b.visits - a.visits;
}
