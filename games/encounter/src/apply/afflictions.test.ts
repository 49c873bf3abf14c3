// Conditions begin, are worn down and end in one place.
import { expect, test } from 'vitest';
import type { Encounter } from '../encounter.ts';
import { ANN, eventsOfKind, fight, GOBLIN } from '../testing/fight.ts';

const WITCH = { id: 'witch', side: 'opposition', class: 'magic-user', level: 5, hp: 9 };
const CONTROL = { party: 'manual', opposition: 'manual' };

function on(encounter: Encounter, place: number): readonly (readonly [string, number | null])[] {
  return (encounter.state.afflictions[place] ?? []).map(({ id, rounds }) => [id, rounds]);
}

/** To the next check of deaths. */
function settle(encounter: Encounter): void {
  while (encounter.state.machine.state !== 'CHECK_DEATHS') encounter.step();
}

test('what is applied again starts over and comes last', () => {
  const conditions = [
    { on: 'ann', is: 'blinded', rounds: 5 },
    { on: 'ann', is: 'blessed', rounds: 5 },
  ];
  const witch = { ...WITCH, spells: ['lightOnEyes'] };
  const encounter = fight({ control: CONTROL, combatants: [ANN, witch], conditions }, { dice: [3, 3, 1, 6] });
  encounter.stepUntilDecision();
  encounter.step({ kind: 'castSpell', actor: 'witch', spell: 'lightOnEyes', level: 1, targets: ['ann'] });
  settle(encounter);
  expect(on(encounter, 0)).toEqual([
    ['blessed', 4],
    ['blinded', 12],
  ]);
});

test('dispelled, all of it ends in order', () => {
  const conditions = ['charmed', 'blessed', 'hasted'].map((is) => ({ on: 'ann', is }));
  const witch = { ...WITCH, spells: ['dispelMagic'] };
  const encounter = fight({ control: CONTROL, combatants: [ANN, witch], conditions }, { dice: [3, 3, 1, 6] });
  encounter.stepUntilDecision();
  const steps = [
    encounter.step({ kind: 'castSpell', actor: 'witch', spell: 'dispelMagic', level: 3, targets: ['ann'] }),
    ...Array.from({ length: 3 }, () => encounter.step()),
  ];
  expect(eventsOfKind(steps, 'conditionEnded').map(({ conditionId, reason }) => [conditionId, reason])).toEqual([
    ['charmed', 'dispelled'],
    ['hasted', 'dispelled'],
  ]);
  expect(eventsOfKind(steps, 'modifierEnded')).toMatchObject([{ conditionId: 'blessed', reason: 'dispelled' }]);
  expect(on(encounter, 0)).toEqual([]);
});

test('time passes for those in the fight alone', () => {
  const dead = { ...ANN, id: 'bob', hp: 0, maxHp: 8 };
  const conditions = ['ann', 'bob'].map((one) => ({ on: one, is: 'blinded', rounds: 5 }));
  const encounter = fight({ combatants: [ANN, dead, GOBLIN], conditions }, { dice: [3, 3, 6, 1] });
  encounter.stepUntilDecision();
  expect([on(encounter, 0), on(encounter, 1)]).toEqual([[['blinded', 4]], [['blinded', 5]]]);
});
