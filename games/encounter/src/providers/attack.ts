/** An attack with the better hand: in melee, unless the actor has only something to shoot or throw in it. */
import type { Intent } from '../words.ts';
import type { CombatContext } from '../views/context.ts';

type Attack = Extract<Intent, { kind: 'meleeAttack' | 'rangedAttack' }>;

/** The attack at this target among the intents that are legal, if any is. */
export function attackOn(context: CombatContext, legal: readonly Intent[], target: string): Attack | undefined {
  const attacks = legal.filter(isAttack).filter((intent) => intent.target === target);
  const ranged = attacks.find(({ kind }) => kind === 'rangedAttack');
  return ranged !== undefined && !fightsHandToHand(context) ? ranged : attacks[0];
}

/** Whoever is left with the fewest hit points, the first of several. */
export function nearestToFall({ parties }: CombatContext, targets: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const id of targets) {
    const { hp } = parties.body(id);
    if (hp >= fewest) continue;
    fewest = hp;
    nearest = id;
  }
  return nearest;
}

function isAttack(intent: Intent): intent is Attack {
  return intent.kind === 'meleeAttack' || intent.kind === 'rangedAttack';
}

function fightsHandToHand({ parties, content, actorId }: CombatContext): boolean {
  const { monster, weapons } = parties.combatant(actorId);
  return monster !== null || weapons.some((id) => content.weapons[id]?.melee === true);
}
