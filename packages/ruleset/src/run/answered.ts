/** The event that a before-reaction answers, which its holder keeps: identity is lost when a match is saved. */
import type { RulesetRun } from '../compile/functions.ts';
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

export function isPrevented({ holder, event }: Answered, { part }: Item): boolean {
  return part === BEFORE_OWN ? holder.prevented : event.prevented;
}
