/**
 * A legal answer to a choice, drawn without listing all of them: first how many to take, then which. For playouts,
 * which answer millions of choices.
 */
import type { Json } from '@turnwise/kernel';
import { answersWithList, isOrdered } from './choice.ts';
import type { Choice } from './choice.ts';
import type { Chooser } from './chooser.ts';

/** The choice must have a legal answer. */
export function sampleAnswer(choice: Choice, chooser: Chooser): Json {
  const { candidates } = choice;
  const size = sampleSize(choice, chooser);
  if (!answersWithList(choice)) return size === 0 ? null : (candidates[chooser.below(candidates.length)] as Json);
  if (size === 0) return [];
  if (size === 1) return [candidates[chooser.below(candidates.length)] as Json];
  // The first `size` of a shuffle, by position, because candidates may be equal.
  const places: number[] = [];
  for (let place = 0; place < candidates.length; place++) places.push(place);
  for (let i = 0; i < size; i++) {
    const other = i + chooser.below(candidates.length - i);
    const held = places[i] as number;
    places[i] = places[other] as number;
    places[other] = held;
  }
  places.length = size;
  if (!isOrdered(choice)) places.sort((a, b) => a - b);
  return places.map((place) => candidates[place] as Json);
}

/** All allowed sizes are equally likely. */
function sampleSize({ min, max, candidates, noneOrAll }: Choice, chooser: Chooser): number {
  const most = max < candidates.length ? max : candidates.length;
  if (noneOrAll === true) return most < min || chooser.below(2) === 0 ? 0 : most;
  return min >= most ? most : min + chooser.below(most - min + 1);
}
