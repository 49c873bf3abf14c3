/** The classic rules of 1981, RULES.md 4: initiative by side, slow weapons last, morale by group, parting attacks. */
import { SIDES } from '../words.ts';
import type { BySide, Side } from '../words.ts';
import type { Field } from '../views/field.ts';
import { armourClass, attackModifier, damageModifier, rollBySide, saveNeeded, thac0 } from './figures.ts';
import { moraleDue } from './morale.ts';
import type { MoraleGroup, Ruleset } from './ruleset.ts';

/** A die of at most this is a surprise. */
const SURPRISED = 2;
/** Does not fight at all. */
const TIMID = 2;

export const classic: Ruleset = {
  id: 'classic',
  surprise(dice) {
    const rolls = rollBySide(dice);
    return { rolls, surprised: { party: rolls.party <= SURPRISED, opposition: rolls.opposition <= SURPRISED } };
  },
  /**
   * A d6 a side, rolled again on a tie; each side acts as a block. Slow weapons come after both sides: the better side's,
   * then the other's. Where one side alone is surprised, the other has the first round for itself.
   */
  initiative(field, round, surprised, dice) {
    let rolls = rollBySide(dice);
    while (rolls.party === rolls.opposition) rolls = rollBySide(dice);
    const { parties } = field;
    const living = parties.all.filter((id) => parties.isLiving(id));
    const order = living.map((id) => [id, rolls[parties.sideOf(id)]] as const).toSorted(([, a], [, b]) => b - a);
    const acts = (id: string): boolean => round > 1 || !isCaught(parties.sideOf(id), surprised);
    const block = order.map(([id]) => id).filter(acts);
    return { order, queue: [...block.filter((id) => !isSlow(field, id)), ...block.filter((id) => isSlow(field, id))] };
  },
  judge(field, attacker, defender, way, roll) {
    const total = roll + attackModifier(field, attacker, defender, way);
    const targetAc = armourClass(field, defender);
    const needed = Math.min(20, Math.max(2, thac0(field, attacker) - targetAc));
    const critical = roll === 20;
    return { roll, total, targetAc, hit: critical || (roll > 1 && total >= needed), critical };
  },
  damage(field, attacker, way, damage, _critical, dice) {
    const rolled = typeof damage === 'number' ? damage : dice.roll(damage);
    return Math.max(1, rolled + damageModifier(field, attacker, way));
  },
  attacksTogether: false,
  unarmed: '1d2',
  armourClass,
  thac0,
  saveNeeded,
  /** By side and group, each with the score of its first member. */
  moraleGroups({ parties }) {
    const groups = new Map<string, MoraleGroup & { members: string[] }>();
    for (const id of parties.all) {
      const { side, group: name, morale: score } = parties.combatant(id);
      if (score === null) continue;
      const group = `${side}.${name}`;
      const known = groups.get(group);
      if (known === undefined) groups.set(group, { group, score, members: [id] });
      else known.members.push(id);
    }
    return [...groups.values()];
  },
  /** Who cannot act counts as lost. A group of the lowest score breaks as soon as it is asked. */
  moraleDue(field, group, morale) {
    const { parties, conditions } = field;
    if (group.score <= TIMID && !morale.broken)
      return group.members.some((id) => parties.isLiving(id)) ? 'rout' : undefined;
    return moraleDue(field, group, morale, (id) => !parties.isLiving(id) || !conditions.canAct(id));
  },
  partingAttacks: true,
};

/** Surprised, and the other side is not. */
function isCaught(side: Side, surprised: BySide<boolean>): boolean {
  return surprised[side] && SIDES.some((other) => !surprised[other]);
}

/** By the weapon in hand. */
function isSlow({ parties, content }: Field, id: string): boolean {
  const [weapon] = parties.combatant(id).weapons;
  return weapon !== undefined && content.weapons[weapon]?.slow === true;
}
