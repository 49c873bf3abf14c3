/** `end_step` and `end_turn` wait until the stack is empty. Of several, the one that ends most counts. */
import type { RulesetRun } from '../compiled/functions.ts';
import { ENDINGS } from '../types.ts';
import type { Ending } from '../types.ts';

export function endEarly({ local }: RulesetRun, ending: Ending): void {
  if (ENDINGS.indexOf(ending) > ENDINGS.indexOf(local.ending)) local.ending = ending;
}
