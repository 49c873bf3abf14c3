// How an encounter is decided without a blow.
import { expect, test } from 'vitest';
import { createEncounterRules } from './rules.ts';
import { SHIPPED_PARTS } from './parts.ts';
import { ANN, eventsIn, fight, GOBLIN } from './testing/fight.ts';
import { MOST_ROUNDS } from './verdict.ts';
import { createKernel } from '@turnwise/kernel';

const ASLEEP = [
  { on: 'ann', is: 'asleep' },
  { on: 'goblin.0', is: 'held' },
];

test.each([
  ['the opposition is gone from the start', { combatants: [ANN, { ...GOBLIN, hp: 0, maxHp: 4 }] }, 'PARTY_VICTORY'],
  ['the party is gone from the start', { combatants: [{ ...ANN, hp: 0, maxHp: 8 }, GOBLIN] }, 'OPPOSITION_VICTORY'],
  ['there is no opposition', { combatants: [ANN] }, 'PARTY_VICTORY'],
  ['nobody is there', { combatants: [] }, 'DRAW'],
  ['nobody can ever act again', { combatants: [ANN, GOBLIN], conditions: ASLEEP }, 'DRAW'],
])('%s', (_, position, outcome) => {
  const encounter = fight(position, { dice: [3, 3] });
  expect(eventsIn(encounter.run()).at(-1)).toEqual({ kind: 'victoryDetermined', outcome });
  expect(encounter.state.machine).toMatchObject({ state: 'ENDED', outcome, round: 0 });
});

test('who comes dead died before: no event, no place in the queue', () => {
  const encounter = fight(
    { combatants: [{ ...ANN, id: 'bob', hp: 0, maxHp: 8 }, ANN, GOBLIN] },
    { dice: [3, 3, 5, 4] },
  );
  const events = eventsIn(encounter.stepUntilDecision());
  expect(events.filter(({ kind }) => kind === 'entityDied')).toEqual([]);
  expect(encounter.state.machine.queue).toEqual(['ann', 'goblin.0']);
});

test('it is a draw when the last round has ended, not before', () => {
  const kernel = createKernel(createEncounterRules(SHIPPED_PARTS));
  const encounter = fight({ combatants: [ANN, GOBLIN] }, { dice: [3, 3, 5, 4] });
  encounter.step();
  const after = (round: number): unknown => {
    const { state } = encounter;
    const done = kernel.dispatch({ ...state, machine: { ...state.machine, round } }, { kind: 'step' });
    return done.ok && done.value.state.machine;
  };
  expect(after(MOST_ROUNDS - 1)).toMatchObject({ state: 'TURN_START', round: MOST_ROUNDS, outcome: null });
  expect(after(MOST_ROUNDS)).toMatchObject({ state: 'ENDED', outcome: 'DRAW' });
});
