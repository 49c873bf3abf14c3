/** Whether two viewers of the same table see different things: then a screen that they share is covered between them. What is not known may be one. */
import type { SeenScene, SeenThing } from '@turnwise/match';

export function hasSecretsBetween(a: SeenScene | undefined, b: SeenScene | undefined): boolean {
  if (a === undefined || b === undefined) return true;
  return seen(a) !== seen(b);
}

/** What is in sight, in any order, without how each viewer is addressed. */
function seen({ things }: SeenScene): string {
  return things
    .map(({ id, hidden, place, signs, stats }: SeenThing) =>
      JSON.stringify([id, hidden === true, place, signs, stats?.map(({ value }) => value)]),
    )
    .toSorted()
    .join('\n');
}
