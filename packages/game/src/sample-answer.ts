/** A legal answer to a choice, drawn without listing them: first how many are taken, then which. For playouts, which answer by the million. */
import type { Json } from '@turnwise/kernel';
import { answersWithList, isOrdered } from './choice.ts';
import type { Choice } from './choice.ts';
import type { Chooser } from './chooser.ts';

/** The choice must have a legal answer. */
export function sampleAnswer(choice: Choice, chooser: Chooser): Json {
  const { candidates } = choice;
  const size = sampleSize(choice, chooser);
  if (!answersWithList(choice)) return size === 0 ? null : (candidates[chooser.below(candidates.length)] as Json);
  // The first so many of a shuffle, by place, as candidates may be alike.
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

/** Each number that may be taken is as likely as the others. */
function sampleSize({ min, max, candidates, noneOrAll }: Choice, chooser: Chooser): number {
  const most = max < candidates.length ? max : candidates.length;
  if (noneOrAll === true) return most < min || chooser.below(2) === 0 ? 0 : most;
  return min >= most ? most : min + chooser.below(most - min + 1);
}
