// The breath of a dragon: its own hit points as damage, a save for half, three times a battle.
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import type { Intent } from '../words.ts';
import { breath } from './breath.ts';
import { turnOf } from './testing/turn.ts';
import type { Changes, Turn } from './testing/turn.ts';

const combatants: readonly Json[] = [
  { id: 'ann', side: 'party', class: 'fighter', level: 1, hp: 40 },
  { id: 'bob', side: 'party', class: 'dwarf', level: 1, hp: 40 },
  { id: 'smog', side: 'opposition', monster: 'whiteDragon', hp: 27 },
  { id: 'orc', side: 'opposition', monster: 'orc' },
];

function turn(changes: Changes = {}, actor = 'smog'): Turn {
  return turnOf({ combatants }, actor, changes);
}

function breathe(...targets: readonly string[]): Intent {
  return { kind: 'breath', actor: 'smog', targets };
}

test('breath does what the dragon has left, half to who saves, in the order named', () => {
  expect(turn().refusals(breathe('bob', 'ann'))).toEqual([]);
  const { events, effects } = turn().perform(breathe('bob', 'ann'), [13, 14]);
  expect(events).toMatchObject([
    { kind: 'breathUsed', actorId: 'smog', targetIds: ['bob', 'ann'] },
    { kind: 'savingThrowRolled', combatantId: 'bob', against: 'breath', roll: 13, needed: 13, saved: true },
    { kind: 'savingThrowRolled', combatantId: 'ann', against: 'breath', roll: 14, needed: 15, saved: false },
  ]);
  expect(effects).toEqual([
    { kind: 'consumeBreath', actor: 'smog' },
    { kind: 'damage', source: 'smog', target: 'bob', amount: 13 },
    { kind: 'damage', source: 'smog', target: 'ann', amount: 27 },
  ]);
});

test('a wounded dragon breathes less, and never less than 1', () => {
  const { effects } = turn({ smog: { hp: 1 } }).perform(breathe('ann'), [20]);
  expect(effects.at(-1)).toMatchObject({ amount: 1 });
});

test.each<[string, Turn, Intent, readonly string[]]>([
  ['at nobody', turn(), breathe(), ['NEEDS_TARGET']],
  ['at who is not there', turn(), breathe('ann', 'eve'), ['UNKNOWN_TARGET eve']],
  ['at an ally', turn(), breathe('orc'), ['ILLEGAL_TARGET orc']],
  ['at the dead', turn({ ann: { dead: true, hp: 0 } }), breathe('ann'), ['ILLEGAL_TARGET ann']],
  ['at one twice', turn(), breathe('ann', 'ann'), ['ILLEGAL_TARGET ann']],
  ['a fourth time', turn({ smog: { breaths: 0 } }), breathe('ann'), ['ACTOR_CANNOT_ACT']],
  ['by who has none', turn({}, 'orc'), { kind: 'breath', actor: 'orc', targets: ['ann'] }, ['ACTOR_CANNOT_ACT']],
])('breath is refused %s', (_, now, intent, refusals) => {
  expect(now.refusals(intent)).toEqual(refusals);
});

test('breath is offered at all the living, three times, then lacking', () => {
  const { context } = turn();
  expect(context.parties.body('smog').breaths).toBe(3);
  expect(breath.choices(context).map(({ intent }) => intent)).toEqual([breathe('ann', 'bob')]);
  expect(breath.offers(context)).toMatchObject([{ candidates: ['ann', 'bob'], min: 1, max: 2 }]);
  expect(breath.lacks(context)).toEqual([]);
  const spent = turn({ smog: { breaths: 0 } }).context;
  expect([breath.choices(spent), breath.offers(spent)]).toEqual([[], []]);
  expect(breath.lacks(spent)).toMatchObject([{ kind: 'breath', reasons: [{ code: 'ACTOR_CANNOT_ACT' }] }]);
  expect(breath.lacks(turn({}, 'orc').context)).toEqual([]);
});
