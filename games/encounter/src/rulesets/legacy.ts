/** The usual rules, RULES.md 4: individual initiative, criticals of characters, one morale for the opposition. */
import type { Ruleset } from './ruleset.ts';
import {
  armourClass,
  attackModifier,
  damageModifier,
  initiativeModifier,
  isCharacter,
  rollBySide,
  saveNeeded,
  thac0,
} from './figures.ts';
import { moraleDue } from './morale.ts';

export const legacy: Ruleset = {
  id: 'legacy',
  /** The lower is surprised. It is recorded and has no effect. */
  surprise(dice) {
    const rolls = rollBySide(dice);
    const { party, opposition } = rolls;
    return { rolls, surprised: { party: party < opposition, opposition: opposition < party } };
  },
  /** Each for itself; ties in the order of registration, as sorting keeps it. */
  initiative(field, _round, _surprised, dice) {
    const order = field.parties.all
      .filter((id) => field.parties.isLiving(id))
      .map((id) => [id, dice.roll('1d6') + initiativeModifier(field, id)] as const)
      .toSorted(([, a], [, b]) => b - a);
    return { order, queue: order.map(([id]) => id) };
  },
  judge(field, attacker, defender, way, roll) {
    const total = roll + attackModifier(field, attacker, defender, way);
    const targetAc = armourClass(field, defender);
    const needed = thac0(field, attacker) - targetAc;
    if (!isCharacter(field, attacker))
      return { roll, total, targetAc, hit: total >= Math.max(2, needed), critical: false };
    const critical = roll === 20;
    return { roll, total, targetAc, hit: critical || (roll > 1 && total >= needed), critical };
  },
  damage(field, attacker, way, damage, critical, dice) {
    const rolled = (typeof damage === 'number' ? damage : dice.roll(damage)) + damageModifier(field, attacker, way);
    // Half as much again, rounded up, in whole numbers.
    return Math.max(0, critical ? Math.ceil((rolled * 3) / 2) : rolled);
  },
  attacksTogether: true,
  unarmed: 1,
  armourClass,
  thac0,
  saveNeeded,
  /** One for the whole opposition, with the score of its first member. */
  moraleGroups({ parties }) {
    const members = parties.all.filter((id) => !parties.isParty(id));
    const score = members[0] === undefined ? null : parties.combatant(members[0]).morale;
    return score === null ? [] : [{ group: 'opposition', score, members }];
  },
  moraleDue: (field, group, morale) => moraleDue(field, group, morale, (id) => !field.parties.isLiving(id)),
  partingAttacks: false,
};
