// The files say what the page says: its own tables are parsed here and compared, figure by figure, through the look-ups.
import { describe, expect, test } from 'vitest';
import { parseHitDice } from './hit-dice.ts';
import { lessHitDice, wholeHitDice } from './hit-dice.ts';
import { SHIPPED } from './shipped.ts';
import { classRow, savesByHitDice, slotsOf, thac0ByHitDice, turningEntry } from './tables.ts';
import * as page from './testing/page.ts';
import type { ClassData, MonsterData, WeaponData } from './types.ts';

/** The id of a name, as the page says: `giant rat` is `giantRat`. */
const idOf = (name: string): string => name.replaceAll(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase());
const numbers = (text: string, by: string): number[] => text.split(by).map(Number);
const parts = (text: string): string[] => text.split(/;\s*/);
const plain = (text: string): string => text.replaceAll('−', '-');

const classRows = page.CLASS_ROWS.split('\n').flatMap((line) => {
  const [, names = '', rows = ''] = line.split('|').map((cell) => cell.trim());
  return names.split(', ').flatMap((name) => {
    const [, id = '', highest] = /^([\w-]+)(?: \((\d+)\))?$/.exec(name) ?? [];
    return parts(rows).map((row) => {
      const [, first = '', last = first, thac0 = '', saves = ''] = /^(\d+)(?:–(\d+))?: (\d+) ([\d/]+)$/.exec(row) ?? [];
      return {
        id,
        first: Number(first),
        last: Math.min(Number(last), Number(highest ?? last)),
        thac0: Number(thac0),
        saves: numbers(saves, '/'),
      };
    });
  });
});

describe('classes', () => {
  test.each(classRows.filter(({ first, last }) => first <= last))(
    '$id from level $first to $last',
    ({ id, first, last, thac0, saves }) => {
      const data = SHIPPED.classes[id] as ClassData;
      for (let level = first; level <= last; level++)
        expect(classRow(data, level), `level ${level}`).toMatchObject({ thac0, saves });
    },
  );

  test('end at the highest level of the page', () => {
    const highest = Object.fromEntries(
      classRows.filter(({ first, last }) => first <= last).map(({ id, last }) => [id, last]),
    );
    const shipped = Object.entries(SHIPPED.classes).map(([id, { rows }]) => [id, rows.at(-1)?.upTo]);
    expect(Object.fromEntries(shipped)).toEqual(highest);
  });

  test.each([
    ['cleric', page.CLERIC_SLOTS],
    ['magic-user', page.MAGIC_USER_SLOTS],
    ['elf', page.MAGIC_USER_SLOTS],
  ])('slots of a %s', (id, text) => {
    const data = SHIPPED.classes[id] as ClassData;
    const byLevel = new Map(
      parts(text).map((part) => {
        const [level = '', slots = ''] = part.split(': ');
        return [Number(level), numbers(slots, ',')];
      }),
    );
    let before: number[] = [];
    for (let level = 1; level <= 14; level++) {
      before = byLevel.get(level) ?? before;
      expect(slotsOf(data, level), `level ${level}`).toEqual(before);
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
  const ranges = parts(page.THAC0_BY_HIT_DICE).map((part) => {
    const [, last = '', thac0 = ''] = /^(?:up|\d+\+) to (\d+): (\d+)$/.exec(part) ?? [];
    return { last: Number(last), thac0: Number(thac0) };
  });

  test('give the THAC0 of the page, what is added counting as more', () => {
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
    for (const part of parts(page.SAVES_BY_HIT_DICE)) {
      const [, first = '', last = '', saves = ''] = /^(\d+)–(\d+) ([\d/]+)$/.exec(part) ?? [];
      for (let whole = Number(first); whole <= Number(last); whole++)
        expect(savesByHitDice(SHIPPED.hitDice, whole), `${whole}`).toEqual(numbers(saves, '/'));
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

test.each(parts(page.MONSTERS))('monster: %s', (line) => {
  const [, name = '', ac, hitDice = '', attacks, morale, undead] =
    /^([a-z ]+) (\d+)\|([^|]+)\|([^|]+)\|(\d+)( undead)?$/.exec(plain(line)) ?? [];
  const monster = SHIPPED.monsters[idOf(name)] as MonsterData;
  expect(monster).toMatchObject({ name, ac: Number(ac), hitDice, morale: Number(morale) });
  expect(monster.undead).toBe(undead !== undefined);
  expect(printed(monster)).toBe(attacks);
});

test('there are no monsters but those of the page, and of the undead of 2 hit dice ghouls are special', () => {
  expect(Object.keys(SHIPPED.monsters)).toHaveLength(parts(page.MONSTERS).length);
  const special = Object.values(SHIPPED.monsters).filter((monster) => monster.special);
  expect(special.map(({ id }) => id)).toEqual(['ghoul']);
});

test('persons are the humanoids of up to 4+1 hit dice', () => {
  const persons = Object.values(SHIPPED.monsters).filter(({ person }) => person);
  expect(persons.map(({ id }) => id).join(' ')).toBe(
    'acolyte bandit berserker kobold goblin orc hobgoblin gnoll bugbear lizardMan troglodyte ogre',
  );
  expect(persons.every(({ hitDice, undead }) => parseHitDice(hitDice).dice <= 4 && !undead)).toBe(true);
});

const MISSILE_WEAPONS = ['sling', 'shortBow', 'longBow', 'crossbow'];

test.each(page.WEAPONS.split(', '))('weapon: %s', (line) => {
  const [, name = '', damage, slow, range] = /^([a-z -]+) (1d\d+)( slow)?(?: \(([\d/]+)\))?$/.exec(line) ?? [];
  const id = idOf(name);
  const shoots = MISSILE_WEAPONS.includes(id);
  expect(SHIPPED.weapons[id]).toEqual<WeaponData>({
    id,
    name,
    damage: damage ?? '',
    slow: slow !== undefined,
    range: range === undefined ? null : (numbers(range, '/') as unknown as WeaponData['range']),
    melee: !shoots,
    ammo: shoots,
  });
});

test('armour: 9 none, 7 leather, 5 chain, 3 plate, a shield 1 better', () => {
  const figures = Object.values(SHIPPED.armour).map(({ id, ac, bonus }) => [id, ac, bonus]);
  expect(figures).toEqual([
    ['none', 9, 0],
    ['leather', 7, 0],
    ['chain', 5, 0],
    ['plate', 3, 0],
    ['shield', null, 1],
  ]);
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

  test.each(parts(page.TURNING).map((line) => line.replace('level ', '').split(': ')))(
    'level %s: %s',
    (level, entries) => {
      expect(row(Number(level))).toBe(entries);
    },
  );

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
