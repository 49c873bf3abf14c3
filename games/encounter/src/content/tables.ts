/** Figures that are looked up in the tables of RULES.md 5: by class and level, by hit dice, by the power of a cleric. */
import { parseHitDice } from './hit-dice.ts';
import type { ClassData, ClassRow, HitDiceData, Saves, TurningData, TurningEntry } from './types.ts';

/** A level beyond the last row counts as that row, one below 1 as the first. */
export function classRow({ rows }: ClassData, level: number): ClassRow {
  return rowOf(rows, level);
}

/** Slots by spell level, from the first. */
export function slotsOf({ slots }: ClassData, level: number): readonly number[] {
  return atLevel(slots, level) ?? [];
}

/** What was last given at or below a level. */
export function atLevel<V>(byLevel: Readonly<Record<number, V>>, level: number): V | undefined {
  for (let at = level; at >= 1; at--) {
    const found = byLevel[at];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** By hit dice as they are written: `1+1` is more than 1, `1-1` is not. */
export function thac0ByHitDice({ thac0 }: HitDiceData, hitDice: string): number {
  const { dice, plus } = parseHitDice(hitDice);
  const counted = plus > 0 ? dice + 1 : dice;
  const row = rowOf(thac0, counted);
  return row.thac0 - Math.ceil(Math.max(0, counted - row.upTo) / 2);
}

export function savesByHitDice({ saves }: HitDiceData, whole: number): Saves {
  return rowOf(saves, whole).saves;
}

/** What a cleric of this level needs against undead of so many whole hit dice, those with a special power apart where the table has them apart. */
export function turningEntry(turning: TurningData, level: number, whole: number, special: boolean): TurningEntry {
  const column = turningColumn(turning, whole, special);
  const row = turning.rows[Math.min(level, turning.rows.length) - 1];
  if (column < 0 || row === undefined) return null;
  const shifted = column - Math.max(0, level - turning.rows.length);
  return shifted < 0 ? 'D' : (row[shifted] ?? null);
}

/** The place of undead in the order of the table, from 0; -1 for those that it does not have. */
export function turningColumn({ columns }: TurningData, whole: number, special: boolean): number {
  const apart = special ? columns.indexOf(`${whole}*`) : -1;
  return apart >= 0 ? apart : columns.indexOf(String(whole));
}

function rowOf<R extends { readonly upTo: number }>(rows: readonly R[], value: number): R {
  return (rows.find((row) => value <= row.upTo) ?? rows.at(-1)) as R;
}
