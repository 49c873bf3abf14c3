/** Everything that can be done, in the order of `needAction.available`. */
import type { Intent, IntentKind } from '../words.ts';
import type { CombatAction } from './action.ts';
import { breath } from './breath.ts';
import { castSpell } from './cast-spell.ts';
import { flee } from './flee.ts';
import { meleeAttack } from './melee-attack.ts';
import { rangedAttack } from './ranged-attack.ts';
import { turnUndead } from './turn-undead.ts';
import { useItem } from './use-item.ts';

export const ACTIONS: readonly CombatAction[] = [
  meleeAttack,
  rangedAttack,
  breath,
  castSpell,
  useItem,
  turnUndead,
  flee,
];

const BY_KIND = new Map<IntentKind, CombatAction>(ACTIONS.map((action) => [action.kind, action]));

export function actionOf(intent: Intent): CombatAction {
  return BY_KIND.get(intent.kind) as CombatAction;
}
