/** Prevents the event that a before-reaction answers; any other item answers none that is still to happen. */
import type { RulesetRun } from '../compiled/functions.ts';
import type { Item } from '../types.ts';
import { answeredBy, BEFORE_OWN } from './answered.ts';

export function preventAnswered(run: RulesetRun, item: Item): void {
  const answered = answeredBy(run, item);
  if (answered === undefined) return;
  if (item.part === BEFORE_OWN) answered.holder.prevented = true;
  else answered.event.prevented = true;
}
