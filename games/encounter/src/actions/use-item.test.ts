// Items: what is thrown must hit, what is drunk heals, everything is used up; and every reason to refuse.
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import type { Intent } from '../words.ts';
import { turnOf } from './testing/turn.ts';
import type { Changes, Turn } from './testing/turn.ts';
import { useItem } from './use-item.ts';

const ITEMS = ['flaskOfOil', 'holyWater', 'potionOfHealing', 'flaskOfOil'];
const combatants: readonly Json[] = [
  { id: 'ann', side: 'party', class: 'fighter', level: 1, hp: 3, maxHp: 8, items: ITEMS },
  { id: 'bob', side: 'party', class: 'thief', level: 1, hp: 2, maxHp: 4 },
  { id: 'orc', side: 'opposition', monster: 'orc', hp: 5 },
  { id: 'zombie', side: 'opposition', monster: 'zombie', hp: 9 },
];

function turn(more: Readonly<Record<string, Json>> = {}, changes: Changes = {}): Turn {
  return turnOf({ combatants, ...more }, 'ann', changes);
}

function use(item: string, ...targets: readonly string[]): Intent {
  return { kind: 'useItem', actor: 'ann', item, targets };
}

describe('an item', () => {
  test.each<[string, string, readonly number[], boolean, readonly object[]]>([
    // Against AC 6 a 13 hits, against AC 8 an 11.
    ['flaskOfOil', 'orc', [13, 8], true, [{ kind: 'damage', source: 'ann', target: 'orc', amount: 8 }]],
    ['flaskOfOil', 'orc', [12], false, []],
    ['holyWater', 'zombie', [11, 1], true, [{ kind: 'damage', source: 'ann', target: 'zombie', amount: 1 }]],
    ['holyWater', 'zombie', [10], false, []],
  ])('%s thrown at %s with %j', (item, target, dice, hit, effects) => {
    const intent = use(item, target);
    expect(turn().refusals(intent)).toEqual([]);
    const result = turn().perform(intent, dice);
    expect(result.events).toMatchObject([
      { kind: 'itemUsed', actorId: 'ann', itemId: item, targetIds: [target] },
      { kind: 'attackRolled', attackerId: 'ann', defenderId: target, roll: dice[0], hit },
    ]);
    expect(result.effects).toEqual([{ kind: 'consumeItem', actor: 'ann', item }, ...effects]);
  });

  test('thrown is aimed with dexterity, not with strength', () => {
    const [ann, ...others] = combatants;
    const agile = { ...(ann as object), abilities: { str: 18, dex: 16 } };
    const { effects } = turnOf({ combatants: [agile, ...others] }, 'ann').perform(use('flaskOfOil', 'orc'), [11, 4]);
    expect(effects.at(-1)).toEqual({ kind: 'damage', source: 'ann', target: 'orc', amount: 4 });
  });

  test('thrown at an image does not burn its bearer', () => {
    const images = turn({ conditions: [{ on: 'orc', is: 'mirrorImage', charges: 2 }] });
    const { effects } = images.perform(use('flaskOfOil', 'orc'), [19]);
    expect(effects.map(({ kind }) => kind)).toEqual(['consumeItem', 'absorb']);
  });

  test.each([
    ['bob', ['bob']],
    ['ann', []],
    ['ann', ['ann']],
  ])('heals %s where the list is %j', (target, targets) => {
    const { events, effects } = turn().perform(use('potionOfHealing', ...targets), [5]);
    expect(events).toEqual([{ kind: 'itemUsed', actorId: 'ann', itemId: 'potionOfHealing', targetIds: [target] }]);
    expect(effects).toEqual([
      { kind: 'consumeItem', actor: 'ann', item: 'potionOfHealing' },
      { kind: 'heal', source: 'ann', target, amount: 6 },
    ]);
  });
});

test.each<[string, Intent, readonly string[]]>([
  ['that is not carried', use('ironRations'), ['NO_ITEM']],
  ['by a name of all objects', use('constructor'), ['NO_ITEM']],
  ['thrown at nobody', use('flaskOfOil'), ['NEEDS_TARGET']],
  ['thrown at two', use('flaskOfOil', 'orc', 'zombie'), ['TOO_MANY_TARGETS']],
  ['thrown at who is not there', use('flaskOfOil', 'eve'), ['UNKNOWN_TARGET eve']],
  ['thrown at a friend', use('flaskOfOil', 'bob'), ['ILLEGAL_TARGET bob']],
  ['for undead, at the living', use('holyWater', 'orc'), ['ILLEGAL_TARGET orc']],
  ['for a foe', use('potionOfHealing', 'orc'), ['ILLEGAL_TARGET orc']],
])('an item is refused %s', (_, intent, refusals) => {
  expect(turn().refusals(intent)).toEqual(refusals);
});

test('an item that was used up is gone, and not for the dead or the fled', () => {
  const after = turn({}, { ann: { items: ['flaskOfOil'] }, orc: { dead: true }, zombie: { fled: true } });
  expect(after.refusals(use('potionOfHealing'))).toEqual(['NO_ITEM']);
  expect(after.refusals(use('flaskOfOil', 'orc'))).toEqual(['ILLEGAL_TARGET orc']);
  expect(after.refusals(use('flaskOfOil', 'zombie'))).toEqual(['ILLEGAL_TARGET zombie']);
});

test('items are offered once each, in the order in which they are carried', () => {
  const now = turn();
  const choices = useItem.choices(now.context).map(({ intent }) => intent);
  expect(choices).toEqual([
    use('flaskOfOil', 'orc'),
    use('flaskOfOil', 'zombie'),
    use('holyWater', 'zombie'),
    use('potionOfHealing', 'ann'),
    use('potionOfHealing', 'bob'),
  ]);
  for (const intent of choices) expect(now.refusals(intent)).toEqual([]);
  expect(useItem.offers(now.context).map(({ fixed, min, max }) => [fixed['item'], min, max])).toEqual([
    ['flaskOfOil', 1, 1],
    ['holyWater', 1, 1],
    ['potionOfHealing', 0, 1],
  ]);
  expect(useItem.lacks(now.context)).toEqual([]);
});

test('an item without anybody to use it on is lacking a target', () => {
  const { context } = turn({}, { zombie: { dead: true, hp: 0 } });
  expect(useItem.offers(context).map(({ fixed }) => fixed['item'])).not.toContain('holyWater');
  expect(useItem.lacks(context)).toEqual([
    { kind: 'useItem', fixed: { item: 'holyWater' }, reasons: [{ code: 'NEEDS_TARGET', params: {} }] },
  ]);
});
