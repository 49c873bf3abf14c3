/** A pool of hit dice: so many creatures, the weakest first, as fit into it. It ends at the first that does not fit. */
import type { EncounterEvent } from '../event.ts';
import type { CombatContext } from '../views/context.ts';
import { levelOf } from './standing.ts';

export interface Pool {
  readonly event: EncounterEvent;
  readonly affected: readonly string[];
}

/** Creatures of equal hit dice keep their order. */
export function rollPool(context: CombatContext, dice: string, among: readonly string[], atLeast = 0): Pool {
  const total = context.dice.roll(dice);
  const weakestFirst = among.toSorted((one, other) => levelOf(context, one) - levelOf(context, other));
  let left = total;
  const end = weakestFirst.findIndex((id, place) => {
    left -= levelOf(context, id);
    return left < 0 && place >= atLeast;
  });
  return {
    event: { kind: 'poolRolled', actorId: context.actorId, dice, total, of: 'hitDice' },
    affected: end < 0 ? weakestFirst : weakestFirst.slice(0, end),
  };
}
