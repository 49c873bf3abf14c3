// A monster, a spell, a condition and an item that only a file has: they work without a line of code.
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import extra from '../content/testing/extra.json' with { type: 'json' };
import type { EncounterEvent } from '../event.ts';
import { turnOf } from './testing/turn.ts';

const combatants: Json = [
  { id: 'cleo', side: 'party', class: 'cleric', level: 2, hp: 30, ac: 9, spells: ['entangle'], items: ['net', 'dust'] },
  { id: 'hulk', side: 'opposition', monster: 'thornHulk', hp: 30 },
  { id: 'orc', side: 'opposition', monster: 'orc', hp: 30 },
];
const data: Json = { ...extra, items: { ...extra.items, dust: { targets: 'all opponents', damage: '1d3' } } };

const saves = (events: readonly EncounterEvent[]): readonly (readonly [string, number, boolean])[] =>
  events.flatMap((event) =>
    event.kind === 'savingThrowRolled' ? [[event.combatantId, event.needed, event.saved] as const] : [],
  );

test('the monster strikes with what it has and inflicts its condition', () => {
  const melee = { kind: 'meleeAttack', actor: 'hulk', target: 'cleo' } as const;
  // Both d20s, 2d6, 1d4, the save, the rounds.
  const { events, effects } = turnOf({ data, combatants }, 'hulk').perform(melee, [5, 5, 3, 4, 2, 10, 3]);
  expect(saves(events)).toEqual([['cleo', 14, false]]);
  expect(effects).toEqual([
    { kind: 'damage', source: 'hulk', target: 'cleo', amount: 7 },
    { kind: 'damage', source: 'hulk', target: 'cleo', amount: 2 },
    { kind: 'applyCondition', source: 'hulk', target: 'cleo', condition: 'rooted', duration: 3, charges: 0 },
  ]);
});

test('the condition keeps its bearer from acting', () => {
  const rooted = turnOf({ data, combatants, conditions: [{ on: 'orc', is: 'rooted', rounds: 2 }] }, 'cleo');
  expect(rooted.context.conditions.canAct('orc')).toBe(false);
  expect(rooted.context.conditions.list('orc')).toEqual(['rooted']);
});

test('the spell has its saves, its halved damage and its condition', () => {
  const entangle = { kind: 'castSpell', actor: 'cleo', spell: 'entangle', level: 1, targets: ['hulk', 'orc'] } as const;
  const now = turnOf({ data, combatants }, 'cleo');
  expect(now.refusals(entangle)).toEqual([]);
  const { events, effects } = now.perform(entangle, [5, 4, 6, 14, 3]);
  expect(saves(events)).toEqual([
    ['hulk', 12, false],
    ['orc', 14, true],
  ]);
  expect(effects).toEqual([
    { kind: 'consumeSlot', caster: 'cleo', level: 1 },
    { kind: 'damage', source: 'cleo', target: 'hulk', amount: 4 },
    { kind: 'applyCondition', source: 'cleo', target: 'hulk', condition: 'rooted', duration: 6, charges: 0 },
    { kind: 'damage', source: 'cleo', target: 'orc', amount: 1 },
  ]);
});

test.each([
  ['net', ['orc'], [13, 2], ['2 to orc']],
  ['dust', ['orc', 'hulk'], [1, 3], ['1 to orc', '3 to hulk']],
])('the item %s is used on %j', (item, targets, dice, damage) => {
  const now = turnOf({ data, combatants }, 'cleo');
  const { effects } = now.perform({ kind: 'useItem', actor: 'cleo', item, targets }, dice);
  const dealt = effects.flatMap((effect) => (effect.kind === 'damage' ? [`${effect.amount} to ${effect.target}`] : []));
  expect(effects[0]).toEqual({ kind: 'consumeItem', actor: 'cleo', item });
  expect(dealt).toEqual(damage);
});
