/** Leaving the fight for good, RULES.md 11.3. It always succeeds; some rules let every opponent who can attack once more first. */
import { message } from '@turnwise/game';
import type { EncounterEvent } from '../event.ts';
import type { Intent } from '../words.ts';
import type { CombatContext } from '../views/context.ts';
import type { CombatAction, PlannedEffect } from './action.ts';
import { makeAttacks, meleeBlows } from './make-attacks.ts';
import { legalTargets } from './targets.ts';

export const flee: CombatAction<Extract<Intent, { kind: 'flee' }>> = {
  kind: 'flee',
  validate: () => [],
  execute(context, { actor }) {
    const events: EncounterEvent[] = [];
    const effects: PlannedEffect[] = [];
    for (const attacker of context.rules.partingAttacks ? pursuers(context, actor) : []) {
      const blows = meleeBlows(context, attacker).slice(0, 1);
      const blow = makeAttacks(context, { attacker, defender: actor, way: 'melee', blows, times: 1 });
      events.push(...blow.events);
      effects.push(...blow.effects);
    }
    return { events, effects: [...effects, { kind: 'flee', actor }] };
  },
  offers: () => [{ kind: 'flee', fixed: {}, candidates: [], min: 0, max: 0, label: message('offer.flee') }],
  lacks: () => [],
  choices: ({ actorId }) => [{ label: { key: 'action.flee', params: {} }, intent: { kind: 'flee', actor: actorId } }],
};

/** Opponents who can act and would attack who flees. */
export function pursuers(context: CombatContext, actor: string): readonly string[] {
  const { parties, conditions } = context;
  return parties
    .livingOpponentsOf(actor)
    .filter((id) => conditions.canAct(id) && legalTargets(context, 'opponents', id).includes(actor));
}
