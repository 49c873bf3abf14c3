/**
 * Reads one who fights: a class with a level, or a kind of monster, and any figure over the table's. Left out: the maximum
 * for `hp` (a class has its hit die for each level, a monster 8 for each hit die), `maxHp` = `hp`, abilities of 10, armour
 * class 9 with what dexterity and `armour` make of it, no weapon, slots by class and level, 20 for `ammo`.
 */
import { integer, isRecord, joinPath, oneOf } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { ABILITIES, SAVES } from '../content/types.ts';
import type { Content, SaveKind, Saves } from '../content/types.ts';
import { ENCOUNTER_LIMITS } from '../limits.ts';
import { ID, NAME } from '../name-shapes.ts';
import { abilityModifier } from '../rulesets/figures.ts';
import { SIDES } from '../words.ts';
import type { Combatant } from '../types.ts';
import { encounterIssue } from './encounter-issue.ts';
import type { Fields } from './fields.ts';
import { FIGURES } from './figures.ts';
import { readKind } from './read-kind.ts';

export const COMBATANT_KEYS: readonly string[] = [
  'id',
  'count',
  'side',
  'class',
  'level',
  'monster',
  'hp',
  'maxHp',
  'ac',
  'armour',
  'weapon',
  ...FIGURES,
];

const HIT_POINTS = ENCOUNTER_LIMITS.hitPoints.usual;
const UNARMOURED = 9;
const AMMO = 20;
const SPELL_LEVELS = 9;

/** One, or as many as `count` says: `goblin` with a count of 2 gives `goblin.0` and `goblin.1`. None where it cannot be read. */
export function readCombatants(fields: Fields, content: Content, issues: Issue[]): readonly Combatant[] {
  const before = issues.length;
  fields.refuseOthers(COMBATANT_KEYS);
  const id = fields.required('id', ID);
  const side = fields.required('side', oneOf(SIDES));
  const count = fields.optional('count', integer(1, ENCOUNTER_LIMITS.combatants.usual));
  const kind = readKind(fields, content);
  if (id === undefined || side === undefined || kind === undefined) return [];
  const abilities = readAbilities(fields);
  const figures = {
    ...kind.figures,
    abilities,
    ac: fields.read('ac', integer(-20, 30), kind.monster?.ac ?? armourClass(fields, content, abilities.dex)),
    weapons: readWeapons(fields, content),
    spells: fields.names('spells', 'unknownSpell', Object.keys(content.spells)),
    morale: fields.optional('morale', integer(2, 12)) ?? kind.monster?.morale ?? null,
    group: fields.read('group', NAME, kind.figures.monster ?? kind.figures.class ?? id),
    thac0: fields.optional('thac0', integer(-20, 30)) ?? null,
    saves: readSaves(fields, kind.saves),
    ...readHitPoints(fields, kind.maximum),
    slots: readSlots(fields, kind.slots),
    ammo: fields.read('ammo', integer(0, HIT_POINTS), AMMO),
    items: fields.names('items', 'unknownItem', Object.keys(content.items)),
  };
  const ids = count === undefined ? [id] : Array.from({ length: count }, (_, index) => `${id}.${index}`);
  fields.add(ID.issues(ids.at(-1), fields.at('id')));
  if (issues.length > before) return [];
  return ids.map((one) => ({ id: one, side, ...figures }));
}

function readAbilities(fields: Fields): Combatant['abilities'] {
  const written = fields.map('abilities', `scores from 3 to 18 for any of ${ABILITIES.join(', ')}`);
  written.refuseOthers(ABILITIES);
  const [str, dex, con, int, wis, cha] = ABILITIES.map((ability) => written.read(ability, integer(3, 18), 10));
  return { str, dex, con, int, wis, cha } as Combatant['abilities'];
}

function armourClass(fields: Fields, content: Content, dexterity: number): number {
  const worn = fields.names('armour', 'unknownArmour', Object.keys(content.armour));
  const armour = worn.flatMap((id) => content.armour[id] ?? []);
  const best = Math.min(UNARMOURED, ...armour.flatMap(({ ac }) => ac ?? []));
  return armour.reduce((sum, { bonus }) => sum - bonus, best) - abilityModifier(dexterity);
}

/** `weapon` is the one in hand, before the others. */
function readWeapons(fields: Fields, content: Content): readonly string[] {
  const known = Object.keys(content.weapons);
  return [...new Set(['weapon', 'weapons'].flatMap((key) => fields.names(key, 'unknownWeapon', known)))];
}

function readHitPoints(fields: Fields, most: number): Pick<Combatant, 'hp' | 'maxHp'> {
  const hp = fields.optional('hp', integer(0, HIT_POINTS));
  const maxHp = fields.optional('maxHp', integer(1, HIT_POINTS)) ?? (hp === undefined || hp === 0 ? most : hp);
  if (hp !== undefined && hp > maxHp) fields.tell('hp', 'overMaximum', `no more than maxHp, ${maxHp}`);
  return { hp: hp ?? maxHp, maxHp };
}

/** By spell level, `{ 1: 2 }`: those that are not named are 0. */
function readSlots(fields: Fields, usual: readonly number[]): readonly number[] {
  const value = fields.raw('slots');
  if (value === undefined) return usual;
  const slots: number[] = [];
  if (!isRecord(value)) {
    fields.tell('slots', 'wrongShape', 'slots by spell level, such as { 1: 2 }');
    return usual;
  }
  for (const [level, number] of Object.entries(value)) {
    const path = joinPath(fields.at('slots'), level);
    if (!/^[1-9]$/.test(level))
      fields.add([encounterIssue(path, 'wrongShape', `a spell level from 1 to ${SPELL_LEVELS}`, level)]);
    else if (!integer(0, 99).is(number)) fields.add(integer(0, 99).issues(number, path));
    else slots[Number(level) - 1] = number;
  }
  return Array.from(slots, (number) => number ?? 0);
}

/** Those that are not named are the table's. */
function readSaves(fields: Fields, usual: Saves): Combatant['saves'] {
  if (!fields.has('saves')) return null;
  const written = fields.map('saves', `the roll needed for each of ${SAVES.join(', ')}`);
  written.refuseOthers(SAVES);
  const saves = SAVES.map((save, index) => [save, written.read(save, integer(1, 20), usual[index] as number)] as const);
  return Object.fromEntries(saves) as Record<SaveKind, number>;
}
