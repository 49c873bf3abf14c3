/** Attacks whoever is nearest to death; flees if there is nobody to attack. */
import { choicesOf } from '../actions/available-choices.ts';
import { legalTargets } from '../actions/targets.ts';
import { attackOn, nearestToFall } from './attack.ts';
import type { TacticalProvider } from './provider.ts';

export const nearestToDeath: TacticalProvider = (context, actor) => {
  const target = nearestToFall(context, legalTargets(context, 'opponents'));
  const legal = choicesOf(context).map(({ intent }) => intent);
  const attack = target === undefined ? undefined : attackOn(context, legal, target);
  return attack ?? { kind: 'flee', actor };
};
