/** Reads what a combatant is, a class with a level or a kind of monster, and what follows from that alone. */
import { integer } from '@turnwise/kernel';
import { HIT_DICE, parseHitDice, wholeHitDice } from '../content/hit-dice.ts';
import { MONSTERS } from '../content/monsters.ts';
import { classRow, savesByHitDice, slotsOf } from '../content/tables.ts';
import type { Attack, ClassData, Content, MonsterData, Saves } from '../content/types.ts';
import type { Combatant } from '../types.ts';
import type { Fields } from './fields.ts';

const SIDES_OF_A_HIT_DIE = 8;

export interface CombatantKind {
  readonly figures: Pick<Combatant, 'class' | 'monster' | 'level' | 'hitDice' | 'attacks'>;
  readonly monster: MonsterData | undefined;
  readonly maximum: number;
  readonly saves: Saves;
  readonly slots: readonly number[];
}

export function readKind(fields: Fields, content: Content): CombatantKind | undefined {
  if (fields.has('class') === fields.has('monster')) {
    fields.tell(fields.has('class') ? 'monster' : 'class', 'classOrMonster', 'either a class or a monster');
    return undefined;
  }
  const profession = fields.name('class', 'unknownClass', Object.keys(content.classes));
  if (profession !== undefined) return ofClass(fields, content.classes[profession] as ClassData);
  const monster = fields.name('monster', 'unknownMonster', Object.keys(content.monsters));
  return monster === undefined ? undefined : ofMonster(fields, content.monsters[monster] as MonsterData, content);
}

function ofClass(fields: Fields, data: ClassData): CombatantKind {
  for (const key of ['hitDice', 'attacks'])
    if (fields.has(key)) fields.tell(key, 'onlyForMonsters', 'no such field on a class');
  const level = fields.read('level', integer(1, data.rows.at(-1)?.upTo ?? 1), 1);
  return {
    figures: { class: data.id, monster: null, level, hitDice: null, attacks: [] },
    monster: undefined,
    maximum: data.hitDie * level,
    saves: classRow(data, level).saves,
    slots: slotsOf(data, level),
  };
}

function ofMonster(fields: Fields, data: MonsterData, content: Content): CombatantKind {
  if (fields.has('level')) fields.tell('level', 'onlyForClasses', 'hitDice, which a monster has instead of a level');
  if (fields.has('armour')) fields.tell('armour', 'onlyForClasses', 'ac, which a monster has instead of armour');
  // Hit dice may be written as a number, as people do.
  const written = fields.raw('hitDice');
  const hitDice = integer(1, 99).is(written) ? String(written) : fields.read('hitDice', HIT_DICE, data.hitDice);
  const level = wholeHitDice(hitDice);
  return {
    figures: { class: null, monster: data.id, level, hitDice, attacks: readAttacks(fields, data, content) },
    monster: data,
    maximum: mostHitPoints(hitDice),
    saves: savesByHitDice(content.hitDice, level),
    slots: [],
  };
}

/** `½` is half a die. */
function mostHitPoints(hitDice: string): number {
  const { dice, plus } = parseHitDice(hitDice);
  return Math.max(1, dice === 0 ? SIDES_OF_A_HIT_DIE / 2 : dice * SIDES_OF_A_HIT_DIE + plus);
}

/** Written as in a table of monsters, or in a row: `1d6 1d6 1d10`. */
function readAttacks(fields: Fields, data: MonsterData, content: Content): readonly Attack[] {
  if (!fields.has('attacks')) return data.attacks;
  const { ac, hitDice, morale } = data;
  const attacks = fields.raw('attacks');
  const written = { ac, hitDice, morale, attacks: typeof attacks === 'string' ? attacks.split(' ') : attacks };
  const { shape, make, issues } = MONSTERS;
  if (!shape.is(written)) {
    fields.add(shape.issues(written, fields.path));
    return [];
  }
  const known = { classes: Object.keys(content.classes), conditions: Object.keys(content.conditions) };
  fields.add((issues?.(written, known) ?? []).map((one) => ({ ...one, path: fields.at(one.path) })));
  return make(written, data.id).attacks;
}
