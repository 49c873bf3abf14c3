// Tables from a document: what is read, what is refused and where, and that no document breaks the reader.
import fc from 'fast-check';
import { formatIssue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { readContent } from './read-content.ts';
import { SHIPPED } from './shipped.ts';
import extra from './testing/extra.json' with { type: 'json' };
import type { Content } from './types.ts';

const SEED = 5;

function read(document: unknown): Content {
  const content = readContent(document, SHIPPED);
  if (!content.ok) throw new Error(content.error.map(formatIssue).join('\n'));
  return content.value;
}

function faults(document: unknown): readonly string[] {
  const content = readContent(document, SHIPPED);
  return content.ok ? [] : content.error.map(formatIssue);
}

test('a file brings a monster, a spell, a condition and an item, with the defaults of what it leaves out', () => {
  const content = read(extra);
  expect(content.monsters['thornHulk']).toEqual({
    id: 'thornHulk',
    name: 'thorn hulk',
    ac: 4,
    hitDice: '5+2',
    attacks: [
      { damage: '2d6', inflicts: null, drains: null },
      { damage: '1d4', inflicts: { condition: 'rooted', save: 'paralysis', rounds: '1d4' }, drains: null },
    ],
    morale: 11,
    undead: false,
    special: false,
    breaths: 0,
    person: false,
  });
  expect(content.spells['entangle']).toEqual({
    id: 'entangle',
    name: 'entangle',
    level: 1,
    classes: ['cleric'],
    targets: { of: 'opponents', number: 'some' },
    save: { against: 'paralysis', alone: -1 },
    missiles: null,
    pool: null,
    first: null,
    not: [],
    effects: [
      { kind: 'damage', dice: '1d4', perLevel: false, half: true },
      { kind: 'condition', condition: 'rooted', rounds: '1d6', charges: null },
    ],
  });
  expect(content.conditions['rooted']).toMatchObject({ kind: 'condition', cannotAct: true, toHit: 0, attacks: 1 });
  expect(content.items['net']).toMatchObject({ name: 'net', thrown: true, heal: null, onlyUndead: false });
});

test('what is not in the document stays as it was, and an entry with the same id is replaced', () => {
  const content = read(extra);
  expect(content.monsters['goblin']).toMatchObject({ ac: 5, hitDice: '2', morale: 9 });
  expect(content.monsters['orc']).toBe(SHIPPED.monsters['orc']);
  expect(content.turning).toBe(SHIPPED.turning);
  expect(SHIPPED.monsters['goblin']).toMatchObject({ ac: 6 });
  expect(read({})).toEqual(SHIPPED);
});

const ORC = { ac: 6, hitDice: '1', attacks: ['1d6'], morale: 6 };
const BOLT = { level: 1, targets: 'one opponent', effects: [{ kind: 'damage', dice: '1d6' }] };
const ROW = { upTo: 3, thac0: 19, saves: [12, 13, 14, 15, 16] };

test.each<[string, Json, readonly string[]]>([
  ['no record', 5, ['expected tables, any of classes, monsters,']],
  ['an unknown table', { beasts: {} }, ['beasts: expected tables,']],
  ['a table that is a list', { monsters: [] }, ['monsters: expected entries by id, found []']],
  ['a bad id', { monsters: { 'Big orc': ORC } }, ['monsters.Big orc: expected an id in camelCase']],
  ['a field left out', { monsters: { orc: { ac: 6, hitDice: '1', morale: 6 } } }, ['monsters.orc.attacks: expected']],
  ['an unknown field', { monsters: { orc: { ...ORC, hp: 4 } } }, ['monsters.orc.hp: expected no field with this name']],
  [
    'bad hit dice',
    { monsters: { orc: { ...ORC, hitDice: '1/2' } } },
    ['monsters.orc.hitDice: expected hit dice, such as'],
  ],
  ['hit dice of none', { monsters: { orc: { ...ORC, hitDice: '0' } } }, ['monsters.orc.hitDice: expected hit dice']],
  [
    'bad dice',
    { monsters: { orc: { ...ORC, attacks: ['1w6'] } } },
    ['monsters.orc.attacks[0]: expected dice, such as'],
  ],
  [
    'bad dice within an attack',
    { monsters: { orc: { ...ORC, attacks: [{ damage: '2d6kh1' }] } } },
    ['monsters.orc.attacks[0].damage: expected dice'],
  ],
  [
    'an attack that does nothing',
    { monsters: { orc: { ...ORC, attacks: [{}] } } },
    ['monsters.orc.attacks[0]: expected damage'],
  ],
  [
    'an attack that inflicts nothing known',
    {
      monsters: { orc: { ...ORC, attacks: [{ inflicts: { condition: 'paralyzed', save: 'death', rounds: '1d4' } }] } },
    },
    ['monsters.orc.attacks[0].inflicts.condition: expected the id of a condition (did you mean paralysed?)'],
  ],
  [
    'two faults in two tables',
    { monsters: { orc: { ...ORC, morale: 13 } }, weapons: { axe: {} } },
    ['monsters.orc.morale', 'weapons.axe.damage'],
  ],
  [
    'a shooting weapon without a range',
    { weapons: { wand: { damage: '1d6', melee: false } } },
    ['weapons.wand.range: expected a range'],
  ],
  [
    'a range of two',
    { weapons: { bow: { damage: '1d6', range: [10, 20] } } },
    ['weapons.bow.range: expected a list of 3'],
  ],
  ['armour that does nothing', { armour: { cloak: {} } }, ['armour.cloak.ac: expected an armour class']],
  [
    'an item that does nothing',
    { items: { rock: { targets: 'self' } } },
    ['items.rock.damage: expected damage, or healing'],
  ],
  [
    'a thrown item that hurts nobody',
    { items: { rock: { targets: 'one opponent', heal: '1d6', thrown: true } } },
    ['items.rock.damage: expected damage, because the item is thrown'],
  ],
  [
    'an item that heals less than nothing',
    { items: { moss: { targets: 'self', heal: '1d6-1' } } },
    ['items.moss.heal: expected dice, such as d6, 2d4+1 or 3d4-1, with a result of at least 1'],
  ],
  ['a blow that heals', { monsters: { orc: { ...ORC, attacks: ['1d4-2'] } } }, ['with a result of at least 0']],
  [
    'an unknown kind of condition',
    { conditions: { wet: { kind: 'mood' } } },
    ['conditions.wet.kind: expected one of condition, modifier'],
  ],
  [
    'rows that go down',
    { classes: { monk: { hitDie: 6, rows: [{ ...ROW }, { ...ROW, upTo: 2 }] } } },
    ['classes.monk.rows[1].upTo: expected more than 3, found 2'],
  ],
  ['no rows', { classes: { monk: { hitDie: 6, rows: [] } } }, ['classes.monk.rows: expected at least one row']],
  [
    'four saves',
    { classes: { monk: { hitDie: 6, rows: [{ ...ROW, saves: [12, 13, 14, 15] }] } } },
    ['classes.monk.rows[0].saves: expected a list of 5'],
  ],
  [
    'slots at no level',
    { classes: { monk: { hitDie: 6, rows: [ROW], slots: { one: [1] } } } },
    ['classes.monk.slots.one: expected a level'],
  ],
  [
    'unknown targets',
    { spells: { bolt: { ...BOLT, targets: 'everybody' } } },
    ['spells.bolt.targets: expected one of self, one ally,'],
  ],
  [
    'an unknown class',
    { spells: { bolt: { ...BOLT, classes: ['magicUser'] } } },
    ['spells.bolt.classes[0]: expected the id of a class (did you mean magic-user?)'],
  ],
  ['no effects', { spells: { bolt: { ...BOLT, effects: [] } } }, ['spells.bolt.effects: expected at least one effect']],
  [
    'an unknown effect',
    { spells: { bolt: { ...BOLT, effects: [{ kind: 'summon' }] } } },
    ['spells.bolt.effects[0].kind: expected one of damage, heal, condition, dispel'],
  ],
  [
    'an effect with bad dice',
    { spells: { bolt: { ...BOLT, effects: [{ kind: 'heal', dice: '6' }] } } },
    ['spells.bolt.effects[0].dice: expected dice'],
  ],
  [
    'an unknown condition',
    { spells: { bolt: { ...BOLT, effects: [{ kind: 'condition', condition: 'hold' }] } } },
    ['spells.bolt.effects[0].condition: expected the id of a condition (did you mean held?)'],
  ],
  [
    'a save against nothing',
    { spells: { bolt: { ...BOLT, save: 'fire' } } },
    ['spells.bolt.save: expected one of death, wands'],
  ],
  [
    'missiles at one',
    { spells: { bolt: { ...BOLT, missiles: { 1: 2 } } } },
    ['spells.bolt.targets: expected some opponents'],
  ],
  [
    'missiles from level 2',
    { spells: { bolt: { ...BOLT, targets: 'some opponents', missiles: { 2: 2 } } } },
    ['spells.bolt.missiles.1: expected how many'],
  ],
  [
    'a row of turning that is too short',
    { turning: { columns: ['1', '2'], rows: [[7]] } },
    ['turning.rows[0]: expected 2 entries, found 1'],
  ],
  [
    'an unknown entry of turning',
    { turning: { columns: ['1'], rows: [['X']] } },
    ['turning.rows[0][0]: expected one of T, D'],
  ],
  [
    'figures that go down',
    {
      hitDice: {
        thac0: [
          { upTo: 2, thac0: 19 },
          { upTo: 1, thac0: 18 },
        ],
        saves: [],
      },
    },
    ['hitDice.thac0[1].upTo: expected more than 2', 'hitDice.saves: expected at least one row'],
  ],
])('%s is reported with its place', (_, document, lines) => {
  const found = faults(document);
  expect(found).toHaveLength(lines.length);
  lines.forEach((line, index) => expect(found[index]).toContain(line));
});

test('whatever a document contains, the reader answers and does not throw', () => {
  const answers = { read: 0, refused: 0 };
  const places = pathsOf(extra);
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) => {
      const document = structuredClone(extra) as unknown as Record<string, unknown>;
      put(document, place, value);
      const result = readContent(document, SHIPPED);
      answers[result.ok ? 'read' : 'refused']++;
      if (!result.ok) expect(result.error.every(({ path, expected }) => path !== '' && expected !== '')).toBe(true);
    }),
    { seed: SEED, numRuns: 1000 },
  );
  expect(answers.read).toBeGreaterThan(0);
  expect(answers.refused).toBeGreaterThan(500);
});

/** All places of a document. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

function put(document: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) document[key] = value;
  else put(document[key] as Record<string, unknown>, rest, value);
}

test.each(Object.keys(SHIPPED) as (keyof Content)[])(
  '%s that ship, given back as they are, are read as the same',
  (table) => {
    expect(read({ [table]: SHIPPED[table] })[table]).toEqual(SHIPPED[table]);
    expect(read({ [table]: JSON.parse(JSON.stringify(SHIPPED[table])) as Json })[table]).toEqual(SHIPPED[table]);
  },
);

test.each<[string, Json, string]>([
  [
    'the id of another',
    { monsters: { orc: { ...(SHIPPED.monsters['orc'] as object), id: 'goblin' } } },
    'monsters.orc.id',
  ],
  [
    'null where something must be',
    { monsters: { orc: { ...(SHIPPED.monsters['orc'] as object), ac: null } } },
    'monsters.orc.ac',
  ],
  [
    'a rule for targets that no word has',
    { items: { oil: { targets: { of: 'self', number: 'all' }, damage: '1d8' } } },
    'items.oil.targets',
  ],
])('an entry with %s is refused there', (_, document, path) => {
  expect(readContent(document, SHIPPED)).toMatchObject({ ok: false, error: [{ path }] });
});
