/** What the rules say of what is carried: weapons, armour, items. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { ArmourData, ItemData, WeaponData } from '../../content/types.ts';
import { targetsPhrase } from './targets-phrase.ts';

export function weaponRule({ name, damage, slow, range, melee, ammo }: WeaponData): readonly Message[] {
  return [
    message('rule.weapon', { name, damage }),
    ...(range === null
      ? []
      : [message(ammo ? 'rule.weapon.shoots' : 'rule.weapon.thrown', { range: range.join('/') })]),
    ...(melee ? [] : [message('rule.weapon.noMelee')]),
    ...(slow ? [message('rule.weapon.slow')] : []),
  ];
}

export function armourRule({ name, ac, bonus }: ArmourData): readonly Message[] {
  return [ac === null ? message('rule.armour.bonus', { name, bonus }) : message('rule.armour', { name, ac })];
}

export function itemRule({ name, targets, damage, heal, onlyUndead, thrown }: ItemData): readonly Message[] {
  return [
    message('rule.item', { name, targets: targetsPhrase(targets) }),
    ...(damage === null ? [] : [message('rule.damage', { dice: damage })]),
    ...(heal === null ? [] : [message('rule.heal', { dice: heal })]),
    ...(thrown ? [message('rule.item.thrown')] : []),
    ...(onlyUndead ? [message('rule.item.onlyUndead')] : []),
  ];
}
