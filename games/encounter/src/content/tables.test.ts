// The files say what RULES.md says: its tables are read here and compared, figure by figure, through the look-ups.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../testing/page-tables.ts';
import { parseHitDice } from './hit-dice.ts';
import { lessHitDice, wholeHitDice } from './hit-dice.ts';
import { SHIPPED } from './shipped.ts';
import { classRow, savesByHitDice, slotsOf, thac0ByHitDice, turningEntry } from './tables.ts';
import type { ClassData, MonsterData, WeaponData } from './types.ts';

const PAGE = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');

/** The id of a name: `giant rat` is `giantRat`. */
const idOf = (name: string): string => name.replaceAll(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase());
const plain = (text: string): string => text.replaceAll('−', '-');

/** `1–3`, or `10` alone. */
function rangeOf(text: string): readonly [first: number, last: number] {
  const [first = 0, last = first] = text.split('–').map(Number);
  return [first, last];
}

const classRows = rowsOf(PAGE, '5.3').map(([id = '', levels = '', thac0, ...saves]) => {
  const [first, last] = rangeOf(levels);
  return { id, first, last, thac0: Number(thac0), saves: saves.map(Number) };
});

describe('classes', () => {
  test.each(classRows)('$id from level $first to $last', ({ id, first, last, thac0, saves }) => {
    const data = SHIPPED.classes[id] as ClassData;
    for (let level = first; level <= last; level++)
      expect(classRow(data, level), `level ${level}`).toMatchObject({ thac0, saves });
  });

  test('end at the highest level of the page', () => {
    const highest = Object.fromEntries(classRows.map(({ id, last }) => [id, last]));
    const shipped = Object.entries(SHIPPED.classes).map(([id, { rows }]) => [id, rows.at(-1)?.upTo]);
    expect(Object.fromEntries(shipped)).toEqual(highest);
  });

  test('have the hit dice of the page', () => {
    const shipped = Object.values(SHIPPED.classes).map(({ id, hitDie, turns }) => [
      id,
      `d${hitDie}`,
      turns ? 'yes' : 'no',
    ]);
    expect(shipped).toEqual(rowsOf(PAGE, '5.3', 1));
  });

  test.each([
    ['cleric', 1],
    ['magic-user', 2],
    ['elf', 2],
  ])('slots of a %s', (id, column) => {
    const data = SHIPPED.classes[id] as ClassData;
    const rows = rowsOf(PAGE, '5.4');
    for (let level = 1; level <= 14; level++) {
      const slots = (rows[level - 1] ?? rows.at(-1))?.[column];
      expect(slotsOf(data, level).join(' ') || '–', `level ${level}`).toBe(slots);
    }
  });

  test('only those three have slots, and only clerics turn undead', () => {
    const ids = (has: (data: ClassData) => boolean): string[] =>
      Object.values(SHIPPED.classes)
        .filter(has)
        .map(({ id }) => id);
    expect(ids((data) => slotsOf(data, 14).length > 0)).toEqual(['cleric', 'magic-user', 'elf']);
    expect(ids(({ turns }) => turns)).toEqual(['cleric']);
  });
});

describe('hit dice', () => {
  const ranges = rowsOf(PAGE, '5.5').map(([range = '', thac0]) => ({
    last: Number(/^(?:up|\d+\+) to (\d+)$/.exec(range)?.[1]),
    thac0: Number(thac0),
  }));

  test('give the THAC0 of the page, what is added counting as more', () => {
    expect(ranges.map(({ last }) => last)).toEqual(SHIPPED.hitDice.thac0.map(({ upTo }) => upTo));
    let low = 0;
    for (const { last, thac0 } of ranges) {
      const within = [`${last}`, `${last}-1`, low === 0 ? '½' : `${low}+1`, low === 0 ? '1' : `${low}+3`];
      for (const hitDice of within) expect(thac0ByHitDice(SHIPPED.hitDice, hitDice), hitDice).toBe(thac0);
      low = last;
    }
  });

  test.each([
    ['13+1', 9],
    ['15', 9],
    ['15+1', 8],
    ['17', 8],
    ['18', 7],
  ])('go on beyond the page, one less per two: %s', (hitDice, thac0) => {
    expect(thac0ByHitDice(SHIPPED.hitDice, hitDice)).toBe(thac0);
  });

  test('give the saves of the page', () => {
    const rows = rowsOf(PAGE, '5.5', 1);
    expect(rows).toHaveLength(SHIPPED.hitDice.saves.length);
    for (const [range = '', ...saves] of rows) {
      const [first, last] = rangeOf(range);
      for (let whole = first; whole <= last; whole++)
        expect(savesByHitDice(SHIPPED.hitDice, whole), `${whole}`).toEqual(saves.map(Number));
    }
    expect(savesByHitDice(SHIPPED.hitDice, 20)).toEqual(savesByHitDice(SHIPPED.hitDice, 12));
  });

  test.each([
    ['½', 1],
    ['1-1', 1],
    ['1', 1],
    ['1+1', 1],
    ['4+1', 4],
    ['6+3', 6],
    ['12', 12],
  ])('%s count as %i whole ones', (hitDice, whole) => {
    expect(wholeHitDice(hitDice)).toBe(whole);
  });

  test.each([
    ['4+1', 0, '4+1'],
    ['4+1', 1, '3+1'],
    ['3', 2, '1'],
    ['2-1', 1, '1-1'],
    ['3', 3, '½'],
    ['½', 1, '½'],
  ])('%s less %i are %s', (hitDice, drained, left) => {
    expect(lessHitDice(hitDice, drained)).toBe(left);
  });
});

/** An attack as the page prints it. */
function printed({ attacks, breaths }: MonsterData): string {
  const [first] = attacks;
  const dice = attacks.map(({ damage }) => damage).join(' ');
  if (first?.drains === '1d8' && attacks.length === 1 && first.damage === null) return 'drain';
  if (first?.inflicts?.condition === 'paralysed') {
    expect(attacks.every(({ inflicts }) => inflicts?.save === 'paralysis' && inflicts.rounds === '2d4')).toBe(true);
    return first.damage === null ? `${attacks.length} × paralysis` : `${dice} paralysing`;
  }
  return breaths === 3 ? `${dice} or breath` : dice;
}

/** What kind of creature it is, as the page prints it. */
function kindOf({ undead, special, person }: MonsterData): string {
  const words = [undead ? 'undead' : '', special ? 'special' : '', person ? 'person' : ''];
  return words.filter((word) => word !== '').join(', ') || '–';
}

const monsterRows = rowsOf(PAGE, '7');

test.each(monsterRows)('monster: %s', (name, ac = '', hitDice = '', attacks = '', morale = '', kind = '') => {
  const monster = SHIPPED.monsters[idOf(name)] as MonsterData;
  expect(monster).toMatchObject({ name, ac: Number(ac), hitDice: plain(hitDice), morale: Number(morale) });
  expect([printed(monster), kindOf(monster)]).toEqual([plain(attacks), kind]);
});

test('there are no monsters but those of the page', () => {
  expect(Object.keys(SHIPPED.monsters)).toEqual(monsterRows.map(([name = '']) => idOf(name)));
});

test('persons are the humanoids of up to 4+1 hit dice', () => {
  const persons = Object.values(SHIPPED.monsters).filter(({ person }) => person);
  expect(persons.map(({ id }) => id).join(' ')).toBe(
    'acolyte bandit berserker kobold goblin orc hobgoblin gnoll bugbear lizardMan troglodyte ogre',
  );
  expect(persons.every(({ hitDice, undead }) => parseHitDice(hitDice).dice <= 4 && !undead)).toBe(true);
});

const USES: Readonly<Record<string, Pick<WeaponData, 'melee' | 'ammo'>>> = {
  melee: { melee: true, ammo: false },
  'melee, throwing': { melee: true, ammo: false },
  'shooting, with ammunition': { melee: false, ammo: true },
};

const weaponRows = rowsOf(PAGE, '6.2');

test.each(weaponRows)('weapon: %s', (name, damage = '', speed = '', range = '', use = '') => {
  const id = idOf(name);
  const distances = range === '–' ? null : (range.split('/').map(Number) as unknown as WeaponData['range']);
  const { melee, ammo } = USES[use] as Pick<WeaponData, 'melee' | 'ammo'>;
  expect(SHIPPED.weapons[id]).toEqual<WeaponData>({
    id,
    name,
    damage,
    slow: speed === 'slow',
    range: distances,
    melee,
    ammo,
  });
  expect(use === 'melee').toBe(distances === null);
});

test('there are no weapons but those of the page', () => {
  expect(Object.keys(SHIPPED.weapons)).toEqual(weaponRows.map(([name = '']) => idOf(name)));
});

test('armour is as on the page', () => {
  const figures = Object.values(SHIPPED.armour).map(({ id, ac, bonus }) => [
    id,
    ac === null ? `${bonus} better` : `${ac}`,
  ]);
  expect(figures).toEqual(rowsOf(PAGE, '5.2'));
});

describe('turning', () => {
  const columns: readonly (readonly [number, boolean])[] = [
    [1, false],
    [2, false],
    [2, true],
    [3, false],
    [4, false],
    [5, false],
    [6, false],
  ];
  const row = (level: number): string =>
    columns.map(([whole, special]) => turningEntry(SHIPPED.turning, level, whole, special) ?? '–').join(' ');

  const rows = rowsOf(PAGE, '10.1').map(([level = '', ...entries]) => [level, entries.join(' ')] as const);

  test.each(rows)('level %s: %s', (level, entries) => {
    expect(row(Number(level))).toBe(entries);
  });

  test('has the rows of the page', () => {
    expect(rows).toHaveLength(SHIPPED.turning.rows.length);
  });

  test.each([
    [7, 'D D D D T T 7'],
    [8, 'D D D D D T T'],
    [9, 'D D D D D D T'],
    [10, 'D D D D D D D'],
    [14, 'D D D D D D D'],
  ])('level %i is shifted to the right: %s', (level, entries) => {
    expect(row(level)).toBe(entries);
  });

  test('has nothing for undead of more hit dice, and special ones without a column of their own stand with the others', () => {
    expect(turningEntry(SHIPPED.turning, 14, 7, false)).toBeNull();
    expect(turningEntry(SHIPPED.turning, 1, 1, true)).toBe(7);
    expect(turningEntry(SHIPPED.turning, 2, 3, true)).toBe(11);
  });
});
