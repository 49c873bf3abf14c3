/** Which of the inputs that were tried is the best, whether one search tried them or several. */
import type { Tried } from '../bot.ts';

/** Sure wins first, sure losses last; else what was tried most. */
export function byPromise(a: Tried, b: Tried): number {
  const [first, second] = [rank(a), rank(b)];
  if (first !== second) return second - first;
  // What is sure was not tried again: only its value can be compared.
  if (a.certain === true || b.certain === true) return b.value - a.value || b.visits - a.visits;
  return b.visits - a.visits || b.value - a.value;
}

function rank({ certain, value }: Tried): number {
  return certain !== true ? 1 : value === 1 ? 2 : value === 0 ? 0 : 1;
}
