// Saved states with something wrong in them.
import { expect, test } from 'vitest';
import { encounter as game } from './game.ts';
import { ANN, fight, GOBLIN } from './testing/fight.ts';
import type { EncounterState } from './types.ts';

const encounter = fight({ combatants: [ANN, GOBLIN] }, { dice: [3, 3, 6, 1] });
encounter.stepUntilDecision();
const sound = encounter.state;
encounter.step({ kind: 'meleeAttack', actor: 'ann', target: 'goblin.0' });
encounter.step();
const executing = encounter.state;

/** The state with the value at this path. */
function broken(path: string, value: unknown, state: EncounterState = sound): EncounterState {
  const copy = JSON.parse(JSON.stringify(state)) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const holder = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
  holder[last] = value;
  return copy as unknown as EncounterState;
}

test.each([sound, executing])('a state of a fight breaks none', (state) => {
  expect(game.rules.invariants?.(state)).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['bodies', [], 'bodies'],
  ['bodies.0.hp', -1, 'bodies[0].hp'],
  ['bodies.0.hp', 99, 'bodies[0].hp'],
  ['bodies.0.hp', 0, 'bodies[0].dead'],
  ['bodies.1.dead', true, 'bodies[1].hp'],
  ['bodies.0.fled', true, 'machine.current'],
  ['setup.combatants.0.abilities', null, 'setup.combatants[0].abilities'],
  ['setup.combatants.0.class', 'bard', 'setup.combatants[0].class'],
  ['setup.combatants.0.class', null, 'setup.combatants[0]'],
  ['setup.combatants.0.id', 'goblin.0', 'setup.combatants'],
  ['setup.combatants.1.monster', 'goblet', 'setup.combatants[1].monster'],
  ['setup.ruleset', 'house', 'setup.ruleset'],
  ['setup.control.party', 'telepathy', 'setup.control.party'],
  ['afflictions.0', [{ id: 'bored', source: 'ann', rounds: null, charges: 0 }], 'afflictions[0]'],
  ['afflictions.0', [{ id: 'held', source: 'ann', rounds: 2, charges: 0 }], 'machine.current'],
  ['forced.0', { kind: 'dance' }, 'forced[0]'],
  ['machine.state', 'ASLEEP', 'machine.state'],
  ['machine.state', 'EXECUTE_ACTION', 'machine.intent'],
  ['machine.state', 'ENDED', 'machine.current'],
  ['machine.current', 'goblin.0', 'machine.current'],
  ['machine.queue', ['ann', 'nobody'], 'machine.queue'],
  ['machine.turn', 7, 'machine.turn'],
  ['machine.outcome', 'DRAW', 'machine.outcome'],
  ['machine.effects', [{ kind: 'flee', actor: 'ann' }], 'machine.effects'],
  ['random', {}, 'random.dice'],
  ['random.provider', 7, 'random.provider'],
])('%s = %j is an issue at %s', (path, value, place) => {
  const issues = game.rules.invariants?.(broken(path, value)) ?? [];
  expect(issues.map((issue) => issue.path.replace(/^(forced\[0\]).*/, '$1'))).toContain(place);
});

test.each<[string, unknown]>([
  ['actor', 'goblin.0'],
  ['target', 'nobody'],
  ['target', 'ann'],
])('what is executed is legal: a changed %s, %j, is an issue', (field, value) => {
  const issues = game.rules.invariants?.(broken(`machine.intent.${field}`, value, executing)) ?? [];
  expect(issues.map(({ path }) => path)).toEqual(['machine.intent']);
});
