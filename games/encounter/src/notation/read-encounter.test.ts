// What an encounter may leave out, and every way in which it can be wrong, with its path.
import { isRecord } from '@turnwise/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHIPPED } from '../content/shipped.ts';
import type { MonsterData } from '../content/types.ts';
import { overShipped } from '../parts.ts';
import { legacy } from '../rulesets/legacy.ts';
import { readEncounter } from './read-encounter.ts';

const SEED = 20_265;
const ANN = { id: 'ann', side: 'party', class: 'fighter' };
const GOBLIN = { id: 'goblin', side: 'opposition', monster: 'goblin' };

/** The one combatant of an encounter that has no other. */
function combatant(document: object): Record<string, unknown> {
  const read = readEncounter({ combatants: [document] });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { ...read.value.combatants[0] };
}

/** `path: code` of everything that is wrong. */
function wrong(document: unknown): readonly string[] {
  const read = readEncounter(document);
  return read.ok ? [] : read.error.map(({ path, code }) => `${path}: ${code}`);
}

test.each<[string, object, object]>([
  ['a fighter of level 3 has 8 a level', { ...ANN, level: 3 }, { hp: 24, maxHp: 24, ac: 9, morale: null, ammo: 20 }],
  ['a magic-user of level 2 has 4 a level', { ...ANN, class: 'magic-user', level: 2 }, { hp: 8, slots: [2] }],
  ['maxHp is hp', { ...ANN, hp: 5 }, { hp: 5, maxHp: 5 }],
  ['hp is maxHp', { ...ANN, maxHp: 5 }, { hp: 5, maxHp: 5 }],
  ['the dead have the maximum that they had', { ...ANN, hp: 0 }, { hp: 0, maxHp: 8 }],
  ['a goblin has 8 less 1', GOBLIN, { hp: 7, ac: 6, morale: 7, group: 'goblin', level: 1, hitDice: '1-1' }],
  ['half a hit die', { ...GOBLIN, monster: 'kobold' }, { hp: 4 }],
  ['hit dice with more', { ...GOBLIN, monster: 'troll' }, { hp: 51, level: 6 }],
  ['hit dice over the table', { ...GOBLIN, hitDice: 3 }, { hp: 24, level: 3, hitDice: '3' }],
  ['dexterity and armour make the class', { ...ANN, armour: ['chain', 'shield'], abilities: { dex: 16 } }, { ac: 2 }],
  ['armour alone', { ...ANN, armour: 'plate' }, { ac: 3 }],
  ['an armour class is final', { ...ANN, ac: 4, abilities: { dex: 18 } }, { ac: 4 }],
  [
    'the weapon in hand comes first',
    { ...ANN, weapons: ['longBow', 'sword'], weapon: 'sword' },
    { weapons: ['sword', 'longBow'] },
  ],
  ['slots by level', { ...ANN, class: 'elf', slots: { 3: 1, 1: 2 } }, { slots: [2, 0, 1] }],
  ['attacks in a row', { ...GOBLIN, attacks: '1d4 2d8' }, { attacks: [{ damage: '1d4' }, { damage: '2d8' }] }],
  ['saves over the table', { ...ANN, saves: { spells: 5 } }, { saves: { death: 12, spells: 5 } }],
  ['null is left out', { ...ANN, hp: null, weapon: null }, { hp: 8, weapons: [] }],
])('%s', (_, document, figures) => {
  expect(combatant(document)).toMatchObject(figures);
});

test('a count makes as many, numbered from 0', () => {
  const read = readEncounter({ combatants: [{ ...GOBLIN, count: 3 }] });
  expect(read.ok && read.value.combatants.map(({ id }) => id)).toEqual(['goblin.0', 'goblin.1', 'goblin.2']);
});

test('what an encounter leaves out', () => {
  const read = readEncounter({
    combatants: [ANN, GOBLIN],
    conditions: [
      { on: 'goblin', is: 'charmed' },
      { on: 'ann', is: 'mirrorImage', charges: 3 },
    ],
    forced: [{ on: 'ann', intent: { kind: 'castSpell', spell: 'wish', level: 9 } }],
  });
  expect(read).toMatchObject({
    ok: true,
    value: {
      ruleset: 'legacy',
      control: { party: 'manual', opposition: 'auto' },
      data: {},
      conditions: [
        { on: 'goblin', is: 'charmed', rounds: null, by: 'ann', charges: 0 },
        { on: 'ann', is: 'mirrorImage', rounds: null, by: 'goblin', charges: 3 },
      ],
      forced: [{ on: 'ann', intent: { kind: 'castSpell', actor: 'ann', spell: 'wish', level: 9, targets: [] } }],
    },
  });
});

const both = (more: object): object => ({ combatants: [ANN, GOBLIN], ...more });
const first = (more: object): object => ({ combatants: [{ ...ANN, ...more }] });
const second = (more: object): object => ({ combatants: [ANN, { ...GOBLIN, ...more }] });

test.each<[unknown, readonly string[]]>([
  [null, [': wrongShape']],
  [{}, ['combatants: missingField']],
  [{ combatants: 5 }, ['combatants: wrongShape']],
  [{ combatants: [5, ANN, null] }, ['combatants[0]: wrongShape', 'combatants[2]: wrongShape']],
  [both({ fighters: [] }), ['fighters: unknownField']],
  [both({ ruleset: 'house' }), ['ruleset: unknownRuleset']],
  [
    both({ control: { party: 'robot', referee: 'auto' } }),
    ['control.referee: unknownField', 'control.party: unknownControl'],
  ],
  [
    both({ data: { monsters: { bee: {} } } }),
    [
      'data.monsters.bee.ac: missingField',
      'data.monsters.bee.hitDice: missingField',
      'data.monsters.bee.attacks: missingField',
      'data.monsters.bee.morale: missingField',
    ],
  ],
  [{ combatants: [ANN, ANN] }, ['combatants[1].id: duplicateId']],
  [first({ id: '' }), ['combatants[0].id: wrongShape']],
  [first({ id: 'a\u001B[31m' }), ['combatants[0].id: wrongShape']],
  [first({ id: 'a\nb' }), ['combatants[0].id: wrongShape']],
  [first({ id: ' a' }), ['combatants[0].id: wrongShape']],
  [first({ id: '\u202Eann' }), ['combatants[0].id: wrongShape']],
  [first({ id: 'a'.repeat(81) }), ['combatants[0].id: wrongShape']],
  [first({ id: 'a'.repeat(79), count: 2 }), ['combatants[0].id: wrongShape']],
  [
    both({ data: { weapons: { ['a'.repeat(81)]: { damage: '1d6', melee: true } } } }),
    [`data.weapons.${'a'.repeat(81)}: badId`],
  ],
  [first({ group: 'a\tb' }), ['combatants[0].group: wrongShape']],
  [both({ id: 'a\u0007', name: 'a\nb' }), ['id: wrongShape', 'name: wrongShape']],
  [both({ name: 'a'.repeat(81) }), ['name: wrongShape']],
  [
    both({ data: { weapons: { rod: { name: 'a\u001Bb', damage: '1d6', melee: true } } } }),
    ['data.weapons.rod.name: wrongShape'],
  ],
  [first({ side: 'left' }), ['combatants[0].side: wrongShape']],
  [first({ monster: 'goblin' }), ['combatants[0].monster: classOrMonster']],
  [first({ class: 'fihgter' }), ['combatants[0].class: unknownClass']],
  [first({ class: 'dwarf', level: 13 }), ['combatants[0].level: wrongShape']],
  [first({ hp: 9, maxHp: 8 }), ['combatants[0].hp: overMaximum']],
  [first({ hp: -1 }), ['combatants[0].hp: wrongShape']],
  [first({ hitDice: '2' }), ['combatants[0].hitDice: onlyForMonsters']],
  [
    first({ weapon: 'sord', items: ['oil'], spells: ['slep'] }),
    [
      'combatants[0].weapon: unknownWeapon',
      'combatants[0].spells[0]: unknownSpell',
      'combatants[0].items[0]: unknownItem',
    ],
  ],
  [first({ armour: ['chain', 'hat'] }), ['combatants[0].armour[1]: unknownArmour']],
  [
    first({ abilities: { str: 19, luck: 3 } }),
    ['combatants[0].abilities.luck: unknownField', 'combatants[0].abilities.str: wrongShape'],
  ],
  [first({ slots: { 0: 1, 2: 'x' } }), ['combatants[0].slots.0: wrongShape', 'combatants[0].slots.2: wrongShape']],
  [first({ slots: 3 }), ['combatants[0].slots: wrongShape']],
  [second({ monster: 'gobblin' }), ['combatants[1].monster: unknownMonster']],
  [
    second({ level: 2, armour: 'chain' }),
    ['combatants[1].level: onlyForClasses', 'combatants[1].armour: onlyForClasses'],
  ],
  [second({ hitDice: 'two' }), ['combatants[1].hitDice: wrongShape']],
  [second({ attacks: ['1x6'] }), ['combatants[1].attacks[0]: wrongShape']],
  [
    second({ attacks: [{ inflicts: { condition: 'hold', save: 'spells', rounds: '1d4' } }] }),
    ['combatants[1].attacks[0].inflicts.condition: unknownId'],
  ],
  [second({ morale: 13 }), ['combatants[1].morale: wrongShape']],
  [
    both({ conditions: [{ on: 'bob', is: 'hold' }] }),
    ['conditions[0].on: unknownCombatant', 'conditions[0].is: unknownCondition'],
  ],
  [both({ conditions: [{}] }), ['conditions[0].on: missingField', 'conditions[0].is: missingField']],
  [both({ conditions: [{ on: 'ann', is: 'held', rounds: 0 }] }), ['conditions[0].rounds: wrongShape']],
  [
    both({
      conditions: [
        { on: 'ann', is: 'held' },
        { on: 'ann', is: 'held' },
      ],
    }),
    ['conditions: duplicateCondition'],
  ],
  [both({ forced: [{ on: 'ann', intent: { kind: 'dance' } }] }), ['forced[0].intent.kind: unknownKind']],
  [both({ forced: [{ on: 'ann', intent: { kind: 'meleeAttack' } }] }), ['forced[0].intent.target: missingField']],
  [both({ forced: [{ on: 'ann', intent: 5 }] }), ['forced[0].intent: wrongShape']],
])('%j is wrong', (document, issues) => {
  expect(wrong(document)).toEqual(issues);
});

test('a mistake in the tables does not make unknown what they name; other mistakes are told beside it', () => {
  const data = { monsters: { bogToad: { ac: 7, hitDice: '2', attacks: ['1d4'] } }, weapons: { rake: 5 } };
  const toad = { id: 'toad', side: 'opposition', monster: 'bogToad' };
  expect(wrong({ combatants: [{ ...ANN, weapon: 'rake', spells: ['slep'] }, toad], data, ruleset: 'house' })).toEqual([
    'data.monsters.bogToad.morale: missingField',
    'data.weapons.rake: wrongShape',
    'combatants[0].spells[0]: unknownSpell',
    'ruleset: unknownRuleset',
  ]);
});

test('the parts that are given can be named', () => {
  const parts = overShipped({
    rulesets: { house: legacy },
    providers: { coward: (_, actor) => ({ kind: 'flee', actor }) },
    content: {
      ...SHIPPED,
      monsters: { ...SHIPPED.monsters, bee: { ...(SHIPPED.monsters['giantRat'] as MonsterData), id: 'bee' } },
    },
  });
  const document = {
    ruleset: 'house',
    control: { opposition: 'coward' },
    combatants: [ANN, { ...GOBLIN, monster: 'bee' }],
  };
  expect(wrong(document)).toEqual([
    'combatants[1].monster: unknownMonster',
    'ruleset: unknownRuleset',
    'control.opposition: unknownControl',
  ]);
  expect(readEncounter(document, parts)).toMatchObject({ ok: true, value: document });
});

test('the nearest name is suggested', () => {
  const read = readEncounter(second({ monster: 'gobblin' }));
  expect(read.ok ? '' : read.error[0]?.expected).toMatch(/\(did you mean goblin\?\)$/);
});

test('any JSON is read or told to be wrong, never thrown at', () => {
  const key = fc.constantFrom(
    'combatants',
    'conditions',
    'forced',
    'control',
    'data',
    'id',
    'side',
    'class',
    'monster',
    'hp',
    'slots',
    'on',
    'is',
    'intent',
    'kind',
  );
  const json = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('ann', 'party', 'fighter', 'goblin', 'held', 'flee', null, 3, -1, 1.5),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(key, tie('value'), { maxKeys: 5 }),
    ),
  })).value;
  fc.assert(
    fc.property(json, (document) => {
      const read = readEncounter(document);
      expect(read.ok ? isRecord(document) : read.error.length > 0).toBe(true);
    }),
    { seed: SEED, numRuns: 2000 },
  );
});
