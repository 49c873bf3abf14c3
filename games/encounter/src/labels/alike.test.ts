// Targets that look alike have the same words in a menu; whatever tells them apart parts them.
import type { Seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { encounter } from '../game.ts';
import type { EncounterInput } from '../types.ts';
import { ANN, fight } from '../testing/fight.ts';
import { words } from '../testing/words.ts';
import { SIDES } from '../words.ts';

const PARTY = 0 as Seat;
const ONE = { id: 'goblin.0', side: 'opposition', monster: 'goblin', hp: 4, maxHp: 8 };
const GOBLINS = { id: 'goblin', count: 3, side: 'opposition', monster: 'goblin', hp: 4, maxHp: 8 };

function fleeing(on: string): Json {
  return { on, intent: { kind: 'flee', actor: on } };
}

/** What the party reads of attacks on each of the opposition, when it is asked for Ann. Initiative decides who is yet to act. */
function attacks(position: Json, initiative: readonly number[]): readonly string[] {
  const begun = fight(position, { dice: [3, 2, ...initiative, 2] });
  while (begun.stepUntilDecision().at(-1)?.pendingCombatantId !== 'ann')
    begun.step({ kind: 'meleeAttack', actor: begun.state.machine.current ?? '', target: 'ann' });
  const view = encounter.view(begun.state, PARTY);
  return begun.state.setup.combatants
    .filter(({ side }) => side === 'opposition')
    .map(({ id }): EncounterInput => ({ kind: 'meleeAttack', seat: PARTY, actor: 'ann', target: id }))
    .map((input) => words(encounter.inputLabel(input, { names: SIDES }, view)));
}

test.each<[string, Json, readonly number[], readonly string[]]>([
  [
    'three that nobody can tell apart are one line',
    { combatants: [ANN, GOBLINS] },
    [6, 1, 1, 1],
    Array.from({ length: 3 }, () => 'attack any goblin (3 hurt, yet to act)'),
  ],
  ['one alone has its name', { combatants: [ANN, { ...GOBLINS, count: 1 }] }, [6, 1], ['attack goblin.0']],
  [
    'a condition parts one from the others',
    { combatants: [ANN, GOBLINS], conditions: [{ on: 'goblin.1', is: 'asleep' }] },
    [6, 1, 1, 1],
    ['attack any goblin (2 hurt, yet to act)', 'attack goblin.1', 'attack any goblin (2 hurt, yet to act)'],
  ],
  [
    'hit points that the viewer cannot see part nobody',
    { combatants: [ANN, { ...ONE, hp: 5 }, { ...ONE, id: 'goblin.1', hp: 6 }] },
    [6, 1, 1],
    ['attack any goblin (2 hurt, yet to act)', 'attack any goblin (2 hurt, yet to act)'],
  ],
  [
    'how hurt they look does',
    { combatants: [ANN, { ...ONE, hp: 3 }, { ...ONE, id: 'goblin.1', hp: 6 }] },
    [6, 1, 1],
    ['attack goblin.0', 'attack goblin.1'],
  ],
  [
    'those that must flee are one line, and those that need not another',
    { combatants: [ANN, { ...GOBLINS, count: 5 }], forced: ['goblin.0', 'goblin.2', 'goblin.3'].map(fleeing) },
    [6, 1, 1, 1, 1, 1],
    [1, 0, 1, 1, 0].map((must) => `attack any goblin (${must ? '3 hurt, must flee' : '2 hurt'}, yet to act)`),
  ],
  [
    'and so does who has acted',
    {
      combatants: [ANN, { ...ONE, monster: 'skeleton' }, { ...ONE, id: 'goblin.1', monster: 'skeleton' }],
      control: { opposition: 'manual' },
    },
    [3, 1, 6],
    ['attack goblin.0', 'attack goblin.1'],
  ],
])('%s', (_, position, initiative, expected) => {
  expect(attacks(position, initiative)).toEqual(expected);
});
