/**
 * A card that was made and has not come anywhere yet: it waits for what comes before its move, which may move it as well. Whatever
 * becomes of the item that waits, a card that has not come by then is not there.
 */
import type { RulesetRun } from '../compiled/functions.ts';
import { NOTHING } from '../types.ts';
import type { Item, RulesetState } from '../types.ts';
import { ZONE_MOVED } from './kind-numbers.ts';
import { isThere } from './where.ts';
import { listedBy } from './listed.ts';

/** Whether the value is a card that is there, or on its way. */
export function canGo(state: RulesetState, effects: RulesetRun['effects'], card: number): boolean {
  return isThere(state, card) || (card >= 0 && effects.some((item) => waitsFor(item, card)));
}

/** It has come somewhere by another way than that which is waited for. */
export function hasCome({ effects }: RulesetRun, card: number): void {
  for (const item of effects)
    if (waitsFor(item, card))
      item.tried = item.tried.map((event) => ({
        ...event,
        fields: listedBy(event.fields, (value, at) => (at === 0 ? NOTHING : value)),
      }));
}

/** The move follows from the making of the card; one that the item makes by itself has the cause of all that it does. */
function waitsFor({ tried: [move], because }: Item, card: number): boolean {
  if (move === undefined || move.kind !== ZONE_MOVED || move.cause === because) return false;
  return move.fields[0] === card && move.fields[1] === NOTHING;
}
