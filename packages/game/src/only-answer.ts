/** The answer to a choice that has exactly one legal answer, so nobody needs to be asked. */
import type { Json } from '@turnwise/kernel';
import { sameJson } from './answer-check.ts';
import { answersWithList, isOrdered } from './choice.ts';
import type { Choice } from './choice.ts';

/** Undefined if there are several legal answers, or none. */
export function onlyAnswer(choice: Choice): Json | undefined {
  const { min, max, candidates, noneOrAll } = choice;
  const most = Math.min(max, candidates.length);
  if (noneOrAll === true && most >= min && most > 0) return undefined;
  const size = noneOrAll === true ? 0 : min;
  if (size > most || (noneOrAll !== true && size < most)) return undefined;
  const isList = answersWithList(choice);
  if (size === 0) return isList ? [] : null;
  const [first] = candidates;
  // Equal candidates leave no choice; otherwise all must be taken, in any order.
  if (candidates.every((one) => sameJson(one, first as Json))) {
    const taken = candidates.slice(0, size);
    return isList ? taken : taken[0];
  }
  return isList && size === candidates.length && !isOrdered(choice) ? candidates : undefined;
}
