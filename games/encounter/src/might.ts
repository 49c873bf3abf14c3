/** How hard a combatant strikes in a turn, as far as that never changes in an encounter: for evaluations, in whole numbers. */
import { classRow, thac0ByHitDice } from './content/tables.ts';
import type { Attack, Content } from './content/types.ts';
import { parseDice } from './dice-expression.ts';
import { abilityModifier } from './rulesets/figures.ts';
import type { Combatant, EncounterSetup } from './types.ts';

/** What a hit that may take somebody out of the fight, or that drains, counts for: twice the damage. */
const SPECIAL = 8;

/** By the setup, which all states of an encounter share. */
const MIGHTS = new WeakMap<EncounterSetup, readonly number[]>();

/** In the order of registration: twice the damage of all its attacks, times the numbers of a d20 that hit. */
export function mightsOf(setup: EncounterSetup, content: Content): readonly number[] {
  const known = MIGHTS.get(setup);
  if (known !== undefined) return known;
  const mights = setup.combatants.map((one) => {
    const others = setup.combatants.filter(({ side }) => side !== one.side);
    const ac = Math.trunc(others.reduce((sum, other) => sum + other.ac, 0) / Math.max(1, others.length));
    const hits = 21 - (thac0Of(one, content) - ac) + (one.class === null ? 0 : abilityModifier(one.abilities.str));
    return Math.min(19, Math.max(1, hits)) * damageOf(one, content);
  });
  MIGHTS.set(setup, mights);
  return mights;
}

function thac0Of(
  { thac0, class: profession, level, hitDice }: Combatant,
  { classes, hitDice: table }: Content,
): number {
  if (thac0 !== null) return thac0;
  const data = profession === null ? undefined : classes[profession];
  return data === undefined ? thac0ByHitDice(table, hitDice ?? '1') : classRow(data, level).thac0;
}

/** Twice what it does if all of it hits, at least 1. */
function damageOf({ monster, attacks, weapons, abilities }: Combatant, content: Content): number {
  if (monster !== null) return Math.max(1, sumOf(attacks.map(blowOf)));
  const best = weapons.reduce((most, id) => Math.max(most, twiceMean(content.weapons[id]?.damage ?? null)), 2);
  return Math.max(1, best + 2 * abilityModifier(abilities.str));
}

function blowOf({ damage, inflicts, drains }: Attack): number {
  return twiceMean(damage) + twiceMean(drains) + (inflicts === null ? 0 : SPECIAL) + (drains === null ? 0 : SPECIAL);
}

function twiceMean(text: string | null): number {
  const dice = text === null ? undefined : parseDice(text);
  return dice === undefined ? 0 : dice.count * (dice.sides + 1) + 2 * dice.plus;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
