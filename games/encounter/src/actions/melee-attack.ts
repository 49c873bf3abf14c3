/** An attack with what is in hand, or all attacks of a monster, at one opponent. */
import { message } from '@turnwise/game';
import type { Intent } from '../words.ts';
import type { CombatAction } from './action.ts';
import { attacksInTurn, makeAttacks, meleeBlows } from './make-attacks.ts';
import { legalTargets, reject, targetRejections } from './targets.ts';

export const meleeAttack: CombatAction<Extract<Intent, { kind: 'meleeAttack' }>> = {
  kind: 'meleeAttack',
  validate: (context, { target }) => targetRejections(context, target),
  execute: (context, { actor, target }) =>
    makeAttacks(context, {
      attacker: actor,
      defender: target,
      way: 'melee',
      blows: meleeBlows(context, actor),
      times: attacksInTurn(context, actor),
    }),
  offers(context) {
    const candidates = legalTargets(context, 'opponents');
    if (candidates.length === 0) return [];
    return [{ kind: 'meleeAttack', fixed: {}, candidates, min: 1, max: 1, label: message('offer.meleeAttack') }];
  },
  lacks: (context) =>
    legalTargets(context, 'opponents').length > 0
      ? []
      : [{ kind: 'meleeAttack', fixed: {}, reasons: [reject('NEEDS_TARGET')] }],
  choices: (context) =>
    legalTargets(context, 'opponents').map((target) => ({
      label: { key: 'action.meleeAttack', params: { target } },
      intent: { kind: 'meleeAttack', actor: context.actorId, target },
    })),
};
