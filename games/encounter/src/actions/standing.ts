/** What a combatant is at the moment, where the tables have to be asked. */
import type { MonsterData } from '../content/types.ts';
import type { Field } from '../views/field.ts';

/** The level of a class, or whole hit dice, less what was drained; at least 1, as who has none left is dead. */
export function levelOf({ parties }: Field, id: string): number {
  return Math.max(1, parties.combatant(id).level - parties.body(id).drained);
}

export function isUndead(field: Field, id: string): boolean {
  return monsterOf(field, id)?.undead ?? false;
}

/** Undead with a power that makes them harder to turn. */
export function isSpecial(field: Field, id: string): boolean {
  return monsterOf(field, id)?.special ?? false;
}

/** Everybody of a class is one, and so are the monsters of which the table says so. */
export function isPerson(field: Field, id: string): boolean {
  return monsterOf(field, id)?.person ?? true;
}

function monsterOf({ parties, content }: Field, id: string): MonsterData | undefined {
  const { monster } = parties.combatant(id);
  return monster === null ? undefined : content.monsters[monster];
}
