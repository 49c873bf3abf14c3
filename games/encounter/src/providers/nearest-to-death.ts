/** Attacks whoever is nearest to death; flees if there is nobody to attack. */
import { choicesOf } from '../actions/available-choices.ts';
import { legalTargets } from '../actions/targets.ts';
import type { CombatContext } from '../views/context.ts';
import type { Intent } from '../words.ts';
import { attackOn, nearestToFall } from './attack.ts';
import type { TacticalProvider } from './provider.ts';

export const nearestToDeath: TacticalProvider = (context, actor) =>
  attackNearest(
    context,
    actor,
    choicesOf(context).map(({ intent }) => intent),
  );

/** For who knows already what is legal. */
export function attackNearest(context: CombatContext, actor: string, legal: readonly Intent[]): Intent {
  const target = nearestToFall(context, legalTargets(context, 'opponents'));
  const attack = target === undefined ? undefined : attackOn(context, legal, target);
  return attack ?? { kind: 'flee', actor };
}
