/** What the actor of a turn can do: in short as offers, with what it lacks and why, or one by one for a menu. */
import type { ActionChoice } from '../words.ts';
import type { CombatContext } from '../views/context.ts';
import type { ActionOffer, NotAvailable } from './action.ts';
import { ACTIONS } from './all.ts';

export interface AvailableChoices {
  /** An offer per action, spell and item, however many there are to aim at. */
  readonly offers: readonly ActionOffer[];
  readonly missing: readonly NotAvailable[];
}

export function availableChoices(context: CombatContext): AvailableChoices {
  return {
    offers: ACTIONS.flatMap((action) => action.offers(context)),
    missing: ACTIONS.flatMap((action) => action.lacks(context)),
  };
}

/** `needAction.available`. */
export function choicesOf(context: CombatContext): readonly ActionChoice[] {
  return ACTIONS.flatMap((action) => action.choices(context));
}
