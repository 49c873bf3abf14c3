/** Figures on which the rulesets agree, RULES.md 5: ability modifiers, armour class, THAC0, saves, what conditions add to an attack. */
import { lessHitDice, wholeHitDice } from '../content/hit-dice.ts';
import { classRow, savesByHitDice, thac0ByHitDice } from '../content/tables.ts';
import { SAVES } from '../content/types.ts';
import type { ClassData, ClassRow, SaveKind } from '../content/types.ts';
import type { DiceService } from '../dice.ts';
import type { BySide } from '../words.ts';
import type { Field } from '../views/field.ts';
import type { Way } from './ruleset.ts';

/** By score: for hits, damage and armour, and for initiative. */
const BANDS: readonly { readonly upTo: number; readonly modifier: number; readonly initiative: number }[] = [
  { upTo: 3, modifier: -3, initiative: -2 },
  { upTo: 5, modifier: -2, initiative: -1 },
  { upTo: 8, modifier: -1, initiative: -1 },
  { upTo: 12, modifier: 0, initiative: 0 },
  { upTo: 15, modifier: 1, initiative: 1 },
  { upTo: 17, modifier: 2, initiative: 1 },
];
const BEST = { modifier: 3, initiative: 2 };

export function abilityModifier(score: number): number {
  return bandOf(score).modifier;
}

/** Only characters have one. */
export function initiativeModifier({ parties }: Field, id: string): number {
  const { class: profession, abilities } = parties.combatant(id);
  return profession === null ? 0 : bandOf(abilities.dex).initiative;
}

function bandOf(score: number): typeof BEST {
  return BANDS.find(({ upTo }) => score <= upTo) ?? BEST;
}

/** Descending: less is better. */
export function armourClass({ parties, conditions }: Field, id: string): number {
  return conditions.afflictions(id).reduce((sum, { data }) => sum + data.ac, parties.combatant(id).ac);
}

export function thac0(field: Field, id: string): number {
  const { thac0: written, hitDice } = field.parties.combatant(id);
  if (written !== null) return written;
  const drained = field.parties.body(id).drained;
  return rowOf(field, id)?.thac0 ?? thac0ByHitDice(field.content.hitDice, lessHitDice(hitDice ?? '1', drained));
}

export function saveNeeded(field: Field, id: string, against: SaveKind): number {
  const { saves: written, hitDice } = field.parties.combatant(id);
  if (written !== null) return written[against];
  const whole = wholeHitDice(lessHitDice(hitDice ?? '1', field.parties.body(id).drained));
  const saves = rowOf(field, id)?.saves ?? savesByHitDice(field.content.hitDice, whole);
  return saves[SAVES.indexOf(against)] as number;
}

/** What is added to the d20 of an attack. */
export function attackModifier({ parties, conditions }: Field, attacker: string, defender: string, way: Way): number {
  const { str, dex } = parties.combatant(attacker).abilities;
  const own = conditions.afflictions(attacker).reduce((sum, { data }) => sum + data.toHit, 0);
  const others = conditions.afflictions(defender).reduce((sum, { data }) => sum + data.attackersToHit, 0);
  return abilityModifier(way === 'melee' ? str : dex) + own + others;
}

/** Strength adds to what is dealt in melee. */
export function damageModifier({ parties }: Field, attacker: string, way: Way): number {
  return way === 'melee' ? abilityModifier(parties.combatant(attacker).abilities.str) : 0;
}

export function isCharacter({ parties }: Field, id: string): boolean {
  return parties.combatant(id).class !== null;
}

/** The row of a character's class at the level that is left. */
function rowOf({ parties, content }: Field, id: string): ClassRow | undefined {
  const { class: profession, level } = parties.combatant(id);
  return profession === null
    ? undefined
    : classRow(content.classes[profession] as ClassData, level - parties.body(id).drained);
}

/** A d6 a side, the party's first. */
export function rollBySide(dice: DiceService): BySide<number> {
  const party = dice.roll('1d6');
  return { party, opposition: dice.roll('1d6') };
}
