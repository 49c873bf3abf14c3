// Turning undead: who can, what is rolled, who flees and who is destroyed.
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import type { EncounterEvent } from '../event.ts';
import type { Intent } from '../words.ts';
import { turnOf } from './testing/turn.ts';
import type { Changes, Turn } from './testing/turn.ts';
import { turnUndead } from './turn-undead.ts';

const TURN: Intent = { kind: 'turnUndead', actor: 'cleo' };

/** A cleric against monsters, which are called by their kind and number: `zombie.1`. */
function turn(level: number, monsters: readonly string[], changes: Changes = {}, figures: object = {}): Turn {
  const cleric = { id: 'cleo', side: 'party', class: 'cleric', level, ...figures };
  const seen = new Map<string, number>();
  const opposition = monsters.map((monster): Json => {
    const number = seen.get(monster) ?? 0;
    seen.set(monster, number + 1);
    return { id: `${monster}.${number}`, side: 'opposition', monster };
  });
  return turnOf({ combatants: [cleric, ...opposition] }, 'cleo', changes);
}

function told(events: readonly EncounterEvent[]): Extract<EncounterEvent, { readonly kind: 'undeadTurned' }> {
  return events.find((event) => event.kind === 'undeadTurned') as never;
}

interface Case {
  readonly title: string;
  readonly level: number;
  readonly monsters: readonly string[];
  readonly dice: readonly number[];
  readonly roll: number | null;
  readonly turned?: readonly string[];
  readonly destroyed?: readonly string[];
}

const CASES: readonly Case[] = [
  { title: 'stand, if the roll does not reach the number', level: 1, monsters: ['skeleton'], dice: [2, 4], roll: 6 },
  {
    title: 'flee, if it does',
    level: 1,
    monsters: ['skeleton'],
    dice: [3, 4, 1, 1],
    roll: 7,
    turned: ['skeleton.0'],
  },
  {
    title: 'flee as many as there are hit dice for',
    level: 1,
    monsters: ['skeleton', 'skeleton', 'skeleton'],
    dice: [6, 6, 1, 1],
    roll: 12,
    turned: ['skeleton.0', 'skeleton.1'],
  },
  {
    title: 'flee one at least',
    level: 3,
    monsters: ['wight'],
    dice: [4, 5, 1, 1],
    roll: 9,
    turned: ['wight.0'],
  },
  {
    title: 'flee the weakest first, ghouls after zombies, up to the first that does not fit',
    level: 3,
    monsters: ['ghoul', 'zombie', 'skeleton'],
    dice: [1, 3],
    roll: null,
    turned: ['skeleton.0', 'zombie.0'],
  },
  {
    title: 'flee without a roll where the table says T',
    level: 2,
    monsters: ['skeleton', 'orc', 'skeleton'],
    dice: [6, 6],
    roll: null,
    turned: ['skeleton.0', 'skeleton.1'],
  },
  {
    title: 'are destroyed where it says D, and the stronger ones answer to their own entries',
    level: 4,
    monsters: ['zombie', 'skeleton', 'ghoul'],
    dice: [6, 6],
    roll: null,
    turned: ['zombie.0', 'ghoul.0'],
    destroyed: ['skeleton.0'],
  },
  {
    title: 'stand where no roll was made that they would need',
    level: 4,
    monsters: ['wight', 'skeleton'],
    dice: [6, 6],
    roll: null,
    destroyed: ['skeleton.0'],
  },
  {
    title: 'stand where the one roll reaches only weaker ones',
    level: 1,
    monsters: ['zombie', 'skeleton'],
    dice: [4, 4, 6, 6],
    roll: 8,
    turned: ['skeleton.0'],
  },
  {
    title: 'flee together where the one roll reaches all',
    level: 1,
    monsters: ['zombie', 'skeleton'],
    dice: [4, 5, 1, 2],
    roll: 9,
    turned: ['skeleton.0', 'zombie.0'],
  },
  {
    title: 'of 3 hit dice are destroyed by a cleric of 7',
    level: 7,
    monsters: ['wight'],
    dice: [1, 1],
    roll: null,
    destroyed: ['wight.0'],
  },
];

describe('undead', () => {
  test.each(CASES)('$title', ({ level, monsters, dice, roll, turned = [], destroyed = [] }) => {
    const now = turn(level, monsters);
    expect(now.refusals(TURN)).toEqual([]);
    const { events, effects } = now.perform(TURN, dice);
    expect(told(events)).toMatchObject({ actorId: 'cleo', roll, turned, destroyed });
    const flees = (target: string): object => ({ kind: 'flee', actor: target });
    expect(effects).toHaveLength(turned.length + destroyed.length);
    expect(effects).toEqual(expect.arrayContaining(turned.map(flees)));
    expect(effects).toEqual(
      expect.arrayContaining(destroyed.map((target) => ({ kind: 'destroy', source: 'cleo', target }))),
    );
  });

  test('are told with the number that was needed and the hit dice that were rolled', () => {
    const { events } = turn(1, ['zombie']).perform(TURN, [4, 5, 3, 2]);
    expect(events).toEqual([
      { kind: 'poolRolled', actorId: 'cleo', dice: '2d6', total: 5, of: 'hitDice' },
      { kind: 'undeadTurned', actorId: 'cleo', roll: 9, needed: 9, turned: ['zombie.0'], destroyed: [] },
    ]);
  });

  test('that are dead or fled, or have lost hit dice, count as what they are', () => {
    const gone: Changes = {
      'skeleton.0': { dead: true, hp: 0 },
      'skeleton.1': { fled: true },
      'wight.0': { drained: 1 },
    };
    const { events } = turn(1, ['skeleton', 'skeleton', 'wight'], gone).perform(TURN, [4, 5, 6, 6]);
    expect(told(events)).toMatchObject({ needed: 9, turned: ['wight.0'] });
  });
});

test.each<[string, Turn]>([
  ['by a fighter', turn(6, ['skeleton'], {}, { class: 'fighter' })],
  ['where there are none', turn(6, ['orc'])],
  ['where all have fled', turn(6, ['orc', 'skeleton'], { 'skeleton.0': { fled: true } })],
  ['where the weakest are beyond the cleric', turn(1, ['wight'])],
  ['by a cleric who was drained', turn(2, ['wight'], { cleo: { drained: 1 } })],
])('undead cannot be turned %s', (_, now) => {
  expect(now.refusals(TURN)).toEqual(['CANNOT_TURN']);
  expect(turnUndead.choices(now.context)).toEqual([]);
  expect(turnUndead.offers(now.context)).toEqual([]);
});

test('turning is offered to who can, and told as lacking to a cleric who cannot', () => {
  const { context } = turn(1, ['zombie']);
  expect(turnUndead.choices(context).map(({ intent }) => intent)).toEqual([TURN]);
  expect(turnUndead.offers(context)).toMatchObject([{ kind: 'turnUndead', candidates: [], min: 0, max: 0 }]);
  expect(turnUndead.lacks(context)).toEqual([]);
  expect(turnUndead.lacks(turn(1, ['orc']).context)).toMatchObject([{ reasons: [{ code: 'CANNOT_TURN' }] }]);
  expect(turnUndead.lacks(turn(1, ['skeleton'], {}, { class: 'thief' }).context)).toEqual([]);
});
