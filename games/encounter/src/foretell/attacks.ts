/** What an attack must roll to hit, and what it does then. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { attacksInTurn, meleeBlows } from '../actions/make-attacks.ts';
import type { Blow } from '../actions/make-attacks.ts';
import { pursuers } from '../actions/flee.ts';
import { who } from '../labels/phrases.ts';
import type { Way } from '../rulesets/ruleset.ts';
import type { CombatContext } from '../views/context.ts';
import { loadedDice } from './loaded-dice.ts';

/** Those of a whole turn. */
export function attackMessages(
  context: CombatContext,
  target: string,
  way: Way,
  blows: readonly Blow[],
): readonly Message[] {
  const { actorId } = context;
  return Array.from({ length: attacksInTurn(context, actorId) }, () => blows)
    .flat()
    .map((blow) => attackMessage(context, actorId, target, way, blow));
}

/** Those whom the rules let attack who flees. */
export function partingMessages(context: CombatContext): readonly Message[] {
  const { rules, actorId } = context;
  if (!rules.partingAttacks) return [];
  return pursuers(context, actorId).flatMap((id) =>
    meleeBlows(context, id)
      .slice(0, 1)
      .map((blow) => attackMessage(context, id, actorId, 'melee', blow)),
  );
}

export function attackMessage(
  context: CombatContext,
  attacker: string,
  defender: string,
  way: Way,
  { damage }: Blow,
): Message {
  const { rules } = context;
  const judged = Array.from({ length: D20 }, (_, index) => rules.judge(context, attacker, defender, way, index + 1));
  const hits = judged.filter(({ hit }) => hit);
  const params = {
    attacker: who(attacker),
    defender: who(defender),
    chance: Math.round((hits.length * 100) / D20),
  };
  const needed = hits[0]?.roll;
  if (needed === undefined) return message('foretell.attack.vain', params);
  if (damage === null) return message('foretell.attack.harmless', { ...params, needed });
  const hurt = (dice: 'low' | 'high', critical: boolean): number =>
    rules.damage(context, attacker, way, damage, critical, loadedDice({ dice }));
  const least = hurt('low', false);
  const most = hurt('high', false);
  const worst = hits.some(({ critical }) => critical) ? hurt('high', true) : most;
  const critical = worst > most ? message('phrase.critical', { most: worst }) : '';
  return least === most
    ? message('foretell.attack.sure', { ...params, needed, damage: least, critical })
    : message('foretell.attack', { ...params, needed, least, most, critical });
}

const D20 = 20;
