/** The breath of a dragon, RULES.md 7: as much damage as it has hit points, a save against breath for half. */
import { message } from '@turnwise/game';
import type { TargetRule } from '../content/types.ts';
import type { EncounterEvent } from '../event.ts';
import type { Intent, Rejection } from '../words.ts';
import type { CombatContext } from '../views/context.ts';
import type { CombatAction, PlannedEffect } from './action.ts';
import { halved, rollSave } from './saving-throw.ts';
import { boundsOf, listRejections, listsOf, targetingOf } from './targeting.ts';
import { reject } from './targets.ts';

type Breath = Extract<Intent, { readonly kind: 'breath' }>;

const TARGETS: TargetRule = { of: 'opponents', number: 'all' };

export const breath: CombatAction<Breath> = {
  kind: 'breath',

  validate: (context, { targets }) => [
    ...breathLack(context),
    ...listRejections(context, targetingOf(context, TARGETS), targets),
  ],

  execute(context, { actor, targets }) {
    const damage = context.parties.body(actor).hp;
    const saves = targets.map((target) => ({ target, ...rollSave(context, target, 'breath') }));
    const breathed: EncounterEvent = { kind: 'breathUsed', actorId: actor, targetIds: targets };
    return {
      events: [breathed, ...saves.map(({ event }) => event)],
      effects: [
        { kind: 'consumeBreath', actor },
        ...saves.map(({ target, saved, event }): PlannedEffect => ({
          kind: 'damage',
          source: actor,
          target,
          amount: saved ? halved(damage) : damage,
          because: event,
        })),
      ],
    };
  },

  offers(context) {
    const targeting = targetingOf(context, TARGETS);
    if (!isReady(context)) return [];
    return [{ kind: 'breath', fixed: {}, ...boundsOf(targeting), label: message('offer.breath') }];
  },

  lacks(context) {
    const reasons = breathLack(context);
    return breathes(context) && reasons.length > 0 ? [{ kind: 'breath', fixed: {}, reasons }] : [];
  },

  choices(context) {
    if (!isReady(context)) return [];
    return listsOf(targetingOf(context, TARGETS)).map((targets) => ({
      label: { key: 'action.breath', params: { targets } },
      intent: { kind: 'breath', actor: context.actorId, targets },
    }));
  },
};

function breathes({ parties, content, actorId }: CombatContext): boolean {
  const { monster } = parties.combatant(actorId);
  return monster !== null && (content.monsters[monster]?.breaths ?? 0) > 0;
}

function isReady(context: CombatContext): boolean {
  return breathLack(context).length === 0 && targetingOf(context, TARGETS).candidates.length > 0;
}

/** Who has no breath, or none left, cannot do this. */
function breathLack({ parties, actorId }: CombatContext): readonly Rejection[] {
  return parties.body(actorId).breaths > 0 ? [] : [reject('ACTOR_CANNOT_ACT', { breaths: 0 })];
}
