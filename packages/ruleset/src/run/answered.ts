/** The event that a before-reaction answers, which its holder keeps: identity is lost when a match is saved. */
import type { RulesetRun } from '../compiled/functions.ts';
import type { Happening, Item } from '../types.ts';

/** In place of a number among the pending events: the holder's own event. */
export const BEFORE_OWN = -1;

export interface Answered {
  readonly holder: Item;
  readonly event: Happening;
}

/** Undefined for an item that answers no event that is still to happen. */
export function answeredBy({ effects }: RulesetRun, { parent, part }: Item): Answered | undefined {
  if (parent === 0) return undefined;
  const holder = effects.find(({ id }) => id === parent);
  const event = part === BEFORE_OWN ? holder?.event : holder?.pending[part];
  return holder === undefined || event === null || event === undefined ? undefined : { holder, event };
}

/** A part is prevented with the whole, and the whole with all of its parts. */
export function isPrevented({ holder, event }: Answered, { part }: Item): boolean {
  if (part === BEFORE_OWN) return holder.prevented;
  const [whole, ...parts] = holder.pending;
  return event.prevented || whole?.prevented === true || (part === 0 && parts.every(({ prevented }) => prevented));
}
