/** A shot or a throw at one opponent. Without a weapon named it is the first of those carried that can be used now. */
import { message } from '@turnwise/game';
import type { WeaponData } from '../content/types.ts';
import type { Intent, Rejection } from '../words.ts';
import type { CombatContext } from '../views/context.ts';
import type { ActionOffer, CombatAction } from './action.ts';
import { attacksInTurn, makeAttacks, plainBlow } from './make-attacks.ts';
import type { Blow } from './make-attacks.ts';
import { legalTargets, reject, targetRejections } from './targets.ts';

export const rangedAttack: CombatAction<Extract<Intent, { kind: 'rangedAttack' }>> = {
  kind: 'rangedAttack',
  validate: (context, { target, weapon }) => [
    ...weaponRejections(context, weapon),
    ...targetRejections(context, target),
  ],
  execute(context, { actor, target, weapon: named }) {
    const weapon = weaponOf(context, named);
    if (weapon === undefined) throw new RangeError(`${actor} has nothing to shoot or throw`);
    const most = weapon.ammo ? context.parties.body(actor).ammo : Number.POSITIVE_INFINITY;
    const times = Math.min(attacksInTurn(context, actor), most);
    const blows = shotBlows(context, named);
    const { events, effects } = makeAttacks(context, {
      attacker: actor,
      defender: target,
      way: 'ranged',
      blows,
      times,
    });
    const used = { kind: 'consumeAmmo', actor, weapon: weapon.id } as const;
    return { events, effects: [...(weapon.ammo ? Array.from({ length: times }, () => used) : []), ...effects] };
  },
  offers(context) {
    const candidates = legalTargets(context, 'opponents');
    const usable = rangedWeapons(context).filter((weapon) => isUsable(context, weapon));
    if (candidates.length === 0 || usable.length === 0) return [];
    const offer = (fixed: ActionOffer['fixed'], weapon: string): ActionOffer => ({
      kind: 'rangedAttack',
      fixed,
      candidates,
      min: 1,
      max: 1,
      label: message('offer.rangedAttack', { weapon }),
    });
    return [offer({}, usable[0]?.id ?? ''), ...usable.map(({ id }) => offer({ weapon: id }, id))];
  },
  lacks(context) {
    const none = legalTargets(context, 'opponents').length === 0 ? [reject('NEEDS_TARGET')] : [];
    return rangedWeapons(context).flatMap((weapon) => {
      const reasons = isUsable(context, weapon) ? none : [reject('NO_AMMO', { weapon: weapon.id }), ...none];
      return reasons.length === 0 ? [] : [{ kind: 'rangedAttack', fixed: { weapon: weapon.id }, reasons }];
    });
  },
  /** One for each opponent and weapon; the weapon is named where it is not the first. */
  choices(context) {
    const usable = rangedWeapons(context).filter((weapon) => isUsable(context, weapon));
    return legalTargets(context, 'opponents').flatMap((target) =>
      usable.map(({ id: weapon }, index) => ({
        label: { key: 'action.rangedAttack', params: { weapon, target } },
        intent: { kind: 'rangedAttack', actor: context.actorId, target, ...(index === 0 ? {} : { weapon }) },
      })),
    );
  },
};

/** What it shoots or throws; nothing where it has nothing. */
export function shotBlows(context: CombatContext, named: string | undefined): readonly Blow[] {
  const weapon = weaponOf(context, named);
  return weapon === undefined ? [] : [plainBlow(weapon.damage)];
}

function weaponRejections(context: CombatContext, named: string | undefined): readonly Rejection[] {
  const weapon = weaponOf(context, named);
  if (weapon === undefined) return [reject('NO_RANGED_WEAPON', named === undefined ? {} : { weapon: named })];
  return isUsable(context, weapon) ? [] : [reject('NO_AMMO', { weapon: weapon.id })];
}

function weaponOf(context: CombatContext, named: string | undefined): WeaponData | undefined {
  const weapons = rangedWeapons(context);
  if (named !== undefined) return weapons.find(({ id }) => id === named);
  return weapons.find((weapon) => isUsable(context, weapon)) ?? weapons[0];
}

/** What a character carries that can be shot or thrown. A monster fights with its own attacks. */
function rangedWeapons({ parties, content, actorId }: CombatContext): readonly WeaponData[] {
  const { monster, weapons } = parties.combatant(actorId);
  if (monster !== null) return [];
  return [...new Set(weapons)].flatMap((id) => content.weapons[id] ?? []).filter(({ range }) => range !== null);
}

function isUsable({ parties, actorId }: CombatContext, { ammo }: WeaponData): boolean {
  return !ammo || parties.body(actorId).ammo > 0;
}
