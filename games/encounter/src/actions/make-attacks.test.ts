// The order of dice in attacks: volleys, hands that strike twice, images, what a hit brings besides damage.
import { unusedScript } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { ANN, eventsIn, fight } from '../testing/fight.ts';
import type { EncounterEvent } from '../event.ts';

/** In short: `hit 15`, `miss 3`, `damage 4`, and other events of an action by their kind. */
function inShort(event: EncounterEvent): string {
  if (event.kind === 'attackRolled') return `${event.hit ? 'hit' : 'miss'} ${event.roll}`;
  return event.kind === 'damageApplied' ? `damage ${event.amount}` : event.kind;
}

const CALM = new Set(['stateEntered', 'intentChosen', 'entityDied']);

/** Surprise and initiative: the first to register is first, or the opposition. */
const BEFORE = { legacy: [3, 3, 6, 1], classic: [3, 3, 1, 6] };

/** What comes of one action: of Ann's where she is the actor, else of her opponent's at her. */
function act(
  ruleset: 'legacy' | 'classic',
  dice: readonly number[],
  position: Readonly<Record<string, Json>>,
): readonly string[] {
  const control = { party: 'manual', opposition: 'manual' };
  const encounter = fight({ ruleset, control, ...position }, { dice: [...BEFORE[ruleset], ...dice] });
  const actor = encounter.stepUntilDecision().at(-1)?.pendingCombatantId ?? '';
  const target = actor === 'ann' ? 'foe' : 'ann';
  const steps = [encounter.step({ kind: 'meleeAttack', actor, target })];
  while (encounter.state.machine.state !== 'CHECK_MORALE') steps.push(encounter.step());
  expect(unusedScript(encounter.state.random)).toEqual({});
  return eventsIn(steps)
    .filter(({ kind }) => !CALM.has(kind))
    .map(inShort);
}

/** Registered before Ann, so that it acts first. */
function foe(monster: string): Json {
  return { id: 'foe', side: 'opposition', monster, hp: 20 };
}

const TOUGH = { ...ANN, hp: 30 };

test('legacy: a volley rolls all d20s first, then damage of the hits', () => {
  expect(act('legacy', [15, 3, 16, 2, 5], { combatants: [foe('owlBear'), TOUGH] })).toEqual([
    'hit 15',
    'miss 3',
    'hit 16',
    'damage 2',
    'damage 5',
  ]);
});

test('legacy: once the target would be at 0, the rest of a volley misses', () => {
  expect(act('legacy', [15, 16, 17, 8], { combatants: [foe('owlBear'), ANN] })).toEqual([
    'hit 15',
    'miss 16',
    'miss 17',
    'damage 8',
  ]);
});

test('classic: each attack in turn, to the last', () => {
  expect(act('classic', [15, 8, 3, 16, 2], { combatants: [foe('owlBear'), ANN] })).toEqual([
    'hit 15',
    'miss 3',
    'hit 16',
    'damage 8',
    'damage 2',
  ]);
});

test('haste: a hand strikes twice, each time a d20 and its damage; a volley comes twice', () => {
  const hasted = (on: string): Json => [{ on, is: 'hasted', rounds: 3 }];
  expect(act('legacy', [15, 4, 16, 5], { combatants: [TOUGH, foe('ogre')], conditions: hasted('ann') })).toEqual([
    'hit 15',
    'hit 16',
    'damage 4',
    'damage 5',
  ]);
  expect(
    act('legacy', [15, 16, 1, 2, 17, 1, 3], { combatants: [foe('minotaur'), TOUGH], conditions: hasted('foe') }),
  ).toEqual(['hit 15', 'hit 16', 'hit 17', 'miss 1', 'damage 1', 'damage 2', 'damage 3']);
});

test('an image takes a hit, and no damage is rolled for it', () => {
  const conditions = [{ on: 'ann', is: 'mirrorImage', charges: 1 }];
  expect(act('legacy', [15, 16, 3, 5], { combatants: [foe('owlBear'), TOUGH], conditions })).toEqual([
    'hit 15',
    'hit 16',
    'miss 3',
    'hitAbsorbed',
    'modifierEnded',
    'damage 5',
  ]);
});

test('a hit wakes who sleeps, if it hurts', () => {
  const conditions = [{ on: 'foe', is: 'asleep' }];
  const kobold = { id: 'kobold', side: 'opposition', monster: 'kobold', hp: 2 };
  const sleeper = foe('ogre');
  expect(act('legacy', [2, 15, 4], { combatants: [TOUGH, sleeper, kobold], conditions })).toEqual([
    'hit 15',
    'damage 4',
    'conditionEnded',
  ]);
  expect(
    act('legacy', [15], { combatants: [{ ...TOUGH, weapon: null, abilities: { str: 8 } }, sleeper], conditions }),
  ).toEqual(['hit 15', 'damage 0']);
});

test('a touch that paralyses is saved against after its damage, then its rounds are rolled', () => {
  expect(act('legacy', [15, 16, 3, 1, 5, 2, 3, 1, 18], { combatants: [foe('ghoul'), TOUGH] })).toEqual([
    'hit 15',
    'savingThrowRolled',
    'hit 16',
    'savingThrowRolled',
    'miss 3',
    'damage 1',
    'conditionApplied',
    'damage 1',
  ]);
});

test('a touch that drains takes a level and hit points', () => {
  expect(act('legacy', [15, 6], { combatants: [foe('wight'), { ...TOUGH, level: 3 }] })).toEqual([
    'hit 15',
    'levelDrained',
  ]);
});
