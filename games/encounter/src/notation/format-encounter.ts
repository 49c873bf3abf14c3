/** Writes what is fought, so that `read-encounter.ts` reads the same: figures that are as the tables have them are left out. */
import type { Json } from '@turnwise/kernel';
import { contentOf } from '../content-of.ts';
import { ABILITIES } from '../content/types.ts';
import type { Attack, Content } from '../content/types.ts';
import type { Combatant, EncounterSetup, StartingCondition } from '../types.ts';
import { Fields } from './fields.ts';
import { readCombatants } from './read-combatant.ts';
import { FIGURES } from './figures.ts';

export function formatEncounter(setup: EncounterSetup): Record<string, Json> {
  const { id, name, ruleset, control, combatants, data, conditions, forced } = setup;
  const content = contentOf(setup);
  return {
    ...(id === 'encounter' ? {} : { id }),
    ...(name === '' ? {} : { name }),
    ruleset,
    control,
    combatants: combatants.map((one) => formatCombatant(one, content)),
    ...(isEqual(data, {}) ? {} : { data }),
    ...(conditions.length === 0 ? {} : { conditions: conditions.map(formatCondition) }),
    ...(forced.length === 0 ? {} : { forced }),
  };
}

export function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** By spell level, from the first. */
export function formatSlots(slots: readonly number[]): Record<string, Json> {
  return Object.fromEntries(slots.map((number, index) => [index + 1, number]));
}

function formatCombatant(combatant: Combatant, content: Content): Record<string, Json> {
  const { id, side, level, hp, maxHp, ac } = combatant;
  const kind = combatant.monster === null ? { class: combatant.class, level } : { monster: combatant.monster };
  const head = { id, side, ...kind };
  const [usual] = readCombatants(new Fields(head, '', []), content, []);
  const over = FIGURES.filter((key) => !isEqual(combatant[key], usual?.[key])).map((key) => [
    key,
    formatFigure(combatant, key),
  ]);
  return { ...head, hp, ...(maxHp === hp ? {} : { maxHp }), ac, ...Object.fromEntries(over) };
}

function formatFigure(combatant: Combatant, key: (typeof FIGURES)[number]): Json {
  if (key === 'slots') return formatSlots(combatant.slots);
  if (key === 'attacks') return combatant.attacks.map(formatAttack);
  if (key === 'abilities')
    return Object.fromEntries(
      ABILITIES.flatMap((ability) => {
        const score = combatant.abilities[ability];
        return score === 10 ? [] : [[ability, score] as const];
      }),
    );
  return combatant[key];
}

function formatAttack({ damage, inflicts, drains }: Attack): Json {
  if (damage !== null && inflicts === null && drains === null) return damage;
  return {
    ...(damage === null ? {} : { damage }),
    ...(inflicts === null ? {} : { inflicts }),
    ...(drains === null ? {} : { drains }),
  };
}

function formatCondition({ on, is, rounds, by, charges }: StartingCondition): Json {
  return { on, is, ...(rounds === null ? {} : { rounds }), by, ...(charges === 0 ? {} : { charges }) };
}
