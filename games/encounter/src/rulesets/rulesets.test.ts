// Both rulesets, figure by figure, on a field of a few combatants.
import { createRandom } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { SHIPPED } from '../content/shipped.ts';
import { STREAMS } from '../dice.ts';
import type { DiceService } from '../dice.ts';
import { startOf } from '../start.ts';
import { ANN, GOBLIN, SECOND_GOBLIN, SEED, setupOf } from '../testing/fight.ts';
import { fieldOf } from '../views/context.ts';
import type { Field } from '../views/field.ts';
import { classic } from './classic.ts';
import { abilityModifier, initiativeModifier, saveNeeded, thac0 } from './figures.ts';
import { legacy } from './legacy.ts';
import type { Ruleset } from './ruleset.ts';

function fieldWith(...combatants: readonly Json[]): Field {
  return fieldOf(startOf(setupOf({ combatants }), createRandom(SEED, STREAMS)), SHIPPED);
}

/** Sums in the order in which they are asked for. */
function rolls(...sums: readonly number[]): DiceService {
  const left = [...sums];
  const next = (): number => left.shift() ?? Number.NaN;
  return { roll: next, d20: next, choice: ([first]) => first as never };
}

const NOBODY = { party: false, opposition: false };

describe('figures', () => {
  test('modifiers of scores from 3 to 18, for hits and for initiative', () => {
    const scores = Array.from({ length: 16 }, (_, index) => index + 3);
    expect(scores.map(abilityModifier)).toEqual([-3, -2, -2, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3]);
    const initiative = scores.map((dex) => initiativeModifier(fieldWith({ ...ANN, abilities: { dex } }), 'ann'));
    expect(initiative).toEqual([-2, -1, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2]);
    expect(initiativeModifier(fieldWith({ ...GOBLIN, abilities: { dex: 18 } }), 'goblin.0')).toBe(0);
  });

  test.each<[Json, number, number]>([
    [{ class: 'fighter', level: 1 }, 19, 16],
    [{ class: 'fighter', level: 4 }, 17, 14],
    [{ class: 'cleric', level: 5 }, 17, 12],
    [{ class: 'magic-user', level: 11 }, 14, 8],
    [{ monster: 'goblin' }, 19, 16],
    [{ monster: 'hobgoblin' }, 18, 16],
    [{ monster: 'whiteDragon' }, 14, 14],
    [{ monster: 'goblin', thac0: 12 }, 12, 16],
  ])('%j has THAC0 %i and saves against spells at %i', (kind, needed, spells) => {
    const field = fieldWith({ id: 'x', side: 'party', hp: 5, ...(kind as object) });
    expect([thac0(field, 'x'), saveNeeded(field, 'x', 'spells')]).toEqual([needed, spells]);
  });

  test('drained levels count no more', () => {
    const state = startOf(
      setupOf({
        combatants: [
          { ...ANN, level: 4 },
          { ...GOBLIN, monster: 'ogre', hp: 9 },
        ],
      }),
      createRandom(SEED, STREAMS),
    );
    const field = fieldOf({ ...state, bodies: state.bodies.map((body) => ({ ...body, drained: 1 })) }, SHIPPED);
    expect([thac0(field, 'ann'), saveNeeded(field, 'ann', 'death')]).toEqual([19, 12]);
    expect([thac0(field, 'goblin.0'), saveNeeded(field, 'goblin.0', 'death')]).toEqual([16, 12]);
  });
});

describe('to hit', () => {
  // Rulesets judge the same natural rolls: Ann against AC 6 and −6, the goblin against AC 9 and 17.
  test.each<[Ruleset, string, number, number, boolean, boolean]>([
    [legacy, 'ann', 6, 12, false, false],
    [legacy, 'ann', 6, 13, true, false],
    [legacy, 'ann', 6, 20, true, true],
    [legacy, 'ann', -6, 19, false, false],
    [legacy, 'ann', -6, 20, true, true],
    [legacy, 'ann', 20, 1, false, false],
    [legacy, 'goblin.0', 9, 10, true, false],
    [legacy, 'goblin.0', 9, 9, false, false],
    [legacy, 'goblin.0', 20, 1, false, false],
    [legacy, 'goblin.0', 20, 2, true, false],
    [legacy, 'goblin.0', -6, 20, false, false],
    [classic, 'ann', -6, 19, false, false],
    [classic, 'ann', -6, 20, true, true],
    [classic, 'ann', 20, 1, false, false],
    [classic, 'goblin.0', -6, 20, true, true],
    [classic, 'goblin.0', 20, 1, false, false],
    [classic, 'goblin.0', 20, 2, true, false],
  ])('$id: %s against AC %i with a natural %i', (rules, attacker, ac, roll, hit, critical) => {
    const field = fieldWith({ ...ANN, ac }, { ...GOBLIN, ac });
    const defender = attacker === 'ann' ? 'goblin.0' : 'ann';
    expect(rules.judge(field, attacker, defender, 'melee', roll)).toEqual({
      roll,
      total: roll,
      targetAc: ac,
      hit,
      critical,
    });
  });

  test.each<[string, object, readonly object[], 'melee' | 'ranged', number, number]>([
    ['strength in melee', { str: 16, dex: 3 }, [], 'melee', 12, 6],
    ['dexterity at range', { str: 3, dex: 16 }, [], 'ranged', 12, 6],
    [
      'blinded and blessed',
      {},
      [
        { on: 'ann', is: 'blinded' },
        { on: 'ann', is: 'blessed' },
      ],
      'melee',
      7,
      6,
    ],
    ['against who is protected', {}, [{ on: 'goblin.0', is: 'protected' }], 'melee', 9, 6],
    ['against a shield', {}, [{ on: 'goblin.0', is: 'shielded' }], 'melee', 10, 4],
  ])('%s', (_, abilities, conditions, way, total, targetAc) => {
    const setup = setupOf({ combatants: [{ ...ANN, abilities }, GOBLIN], conditions } as Json);
    const field = fieldOf(startOf(setup, createRandom(SEED, STREAMS)), SHIPPED);
    expect(legacy.judge(field, 'ann', 'goblin.0', way, 10)).toMatchObject({ total, targetAc });
  });
});

test.each<[Ruleset, number, 'melee' | 'ranged', number, boolean, number]>([
  [legacy, 16, 'melee', 3, false, 5],
  [legacy, 16, 'melee', 3, true, 8],
  [legacy, 16, 'ranged', 3, true, 5],
  [legacy, 3, 'melee', 1, false, 0],
  [legacy, 3, 'melee', 1, true, 0],
  [classic, 16, 'melee', 3, true, 5],
  [classic, 3, 'melee', 1, false, 1],
  [classic, 16, 'ranged', 3, false, 3],
])('$id: damage with strength %i in %s, %i on the die, critical %s', (rules, str, way, die, critical, amount) => {
  const field = fieldWith({ ...ANN, abilities: { str } });
  expect(rules.damage(field, 'ann', way, '1d8', critical, rolls(die))).toBe(amount);
});

describe('surprise', () => {
  test.each<[Ruleset, number, number, boolean, boolean]>([
    [legacy, 3, 2, false, true],
    [legacy, 1, 2, true, false],
    [legacy, 1, 1, false, false],
    [classic, 3, 2, false, true],
    [classic, 1, 2, true, true],
    [classic, 3, 6, false, false],
  ])('$id: %i and %i', (rules, party, opposition, partySurprised, oppositionSurprised) => {
    expect(rules.surprise(rolls(party, opposition))).toEqual({
      rolls: { party, opposition },
      surprised: { party: partySurprised, opposition: oppositionSurprised },
    });
  });
});

describe('initiative', () => {
  const bob = { ...ANN, id: 'bob', weapon: 'poleArm' };

  test('legacy: the best first, ties as registered, nobody who is dead', () => {
    const dead = { ...SECOND_GOBLIN, id: 'goblin.2', hp: 0, maxHp: 4 };
    const field = fieldWith({ ...ANN, abilities: { dex: 18 } }, bob, GOBLIN, dead, SECOND_GOBLIN);
    expect(legacy.initiative(field, 1, NOBODY, rolls(2, 4, 6, 4))).toEqual({
      order: [
        ['goblin.0', 6],
        ['ann', 4],
        ['bob', 4],
        ['goblin.1', 4],
      ],
      queue: ['goblin.0', 'ann', 'bob', 'goblin.1'],
    });
  });

  test('classic: side by side, ties again, slow weapons after everybody', () => {
    const slow = { ...ANN, id: 'ogre', side: 'opposition', weapon: 'staff' };
    const field = fieldWith(bob, ANN, slow, GOBLIN);
    const { order, queue } = classic.initiative(field, 1, NOBODY, rolls(3, 3, 2, 5));
    expect(queue).toEqual(['goblin.0', 'ann', 'ogre', 'bob']);
    expect(order).toEqual([
      ['ogre', 5],
      ['goblin.0', 5],
      ['bob', 2],
      ['ann', 2],
    ]);
  });

  test('classic: who is surprised alone waits for the second round', () => {
    const field = fieldWith(ANN, GOBLIN);
    const queueOf = (round: number, party: boolean, opposition: boolean): readonly string[] =>
      classic.initiative(field, round, { party, opposition }, rolls(2, 5)).queue;
    expect(queueOf(1, false, true)).toEqual(['ann']);
    expect(queueOf(1, true, false)).toEqual(['goblin.0']);
    expect(queueOf(1, true, true)).toEqual(['goblin.0', 'ann']);
    expect(queueOf(2, false, true)).toEqual(['goblin.0', 'ann']);
  });
});

describe('morale groups', () => {
  const orc = { id: 'orc.0', side: 'opposition', monster: 'orc', hp: 5, morale: 9 };

  test('legacy: one, with the score of the first', () => {
    expect(legacy.moraleGroups(fieldWith(ANN, { ...GOBLIN, morale: 5 }, orc))).toEqual([
      { group: 'opposition', score: 5, members: ['goblin.0', 'orc.0'] },
    ]);
    expect(legacy.moraleGroups(fieldWith(ANN, { ...ANN, id: 'eve', side: 'opposition' }))).toEqual([]);
  });

  test('classic: by kind and side', () => {
    const wolf = { id: 'wolf', side: 'party', monster: 'wolf', hp: 9 };
    expect(classic.moraleGroups(fieldWith(ANN, wolf, GOBLIN, orc, SECOND_GOBLIN))).toEqual([
      { group: 'party.wolf', score: 6, members: ['wolf'] },
      { group: 'opposition.goblin', score: 7, members: ['goblin.0', 'goblin.1'] },
      { group: 'opposition.orc', score: 9, members: ['orc.0'] },
    ]);
  });
});
