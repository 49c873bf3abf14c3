// A position is read back as it was written, at every third step of a fight, by both rulesets; and what does not fit is told.
import { createChooser } from '@turnwise/game';
import { createRandom, expandSeed } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { STREAMS } from '../dice.ts';
import { ENCOUNTERS } from '../encounters/shipped.ts';
import { encounter } from '../game.ts';
import type { EncounterState } from '../types.ts';

const TABLE = { names: ['party', 'opposition'] };
const STEPS = 120;

/** States of a fight between two who choose at random, one after another. */
function* fight(options: Json, seed: number): Generator<EncounterState> {
  const setup = encounter.setup({ seed, options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const chooser = createChooser(seed);
  let state = setup.value;
  for (let step = 0; step < STEPS; step++) {
    yield state;
    const [seat] = encounter.toAct(state);
    const input = seat === undefined ? encounter.next(state) : encounter.sample(state, seat, chooser);
    if (input === undefined) return;
    const result = encounter.kernel.dispatch(state, input);
    if (!result.ok) throw new Error(result.error.message);
    state = result.value.state;
  }
}

describe.each(Object.keys(ENCOUNTERS))('%s', (id) => {
  test.each(['legacy', 'classic'])('%s: read back as it was written', (ruleset) => {
    const options = { encounter: id, ruleset, control: { party: 'manual', opposition: 'manual' } };
    for (const [step, state] of [...fight(options, 5)].entries()) {
      if (step % 3 !== 0) continue;
      const written = JSON.parse(JSON.stringify(encounter.notation.position.format(state, TABLE))) as Json;
      const read = encounter.notation.position.parse(written, { ...TABLE, options: {}, random: state.random });
      // Only two that differ are worth the time to compare them part by part.
      if (!read.ok || encounter.kernel.hash(read.value) !== encounter.kernel.hash(state))
        expect(read).toEqual({ ok: true, value: state });
    }
  });
});

const RANDOM = (() => {
  const seed = expandSeed(1);
  if (!seed.ok) throw new Error('no seed');
  return createRandom(seed.value, STREAMS);
})();

const COMBATANTS = [
  { id: 'ann', side: 'party', class: 'fighter' },
  { id: 'goblin', side: 'opposition', monster: 'goblin' },
];

test.each<[Json, readonly string[]]>([
  [{ state: 'ASLEEP' }, ['state']],
  [{ state: 'TURN_START', queue: ['bob'], turn: 0 }, ['machine.queue']],
  [{ state: 'AWAIT_INTENT', queue: ['ann'], turn: 0, current: 'goblin' }, ['machine.current']],
  [{ state: 'ENDED' }, ['machine.outcome']],
  [{ now: { bob: {} } }, ['now.bob']],
  [{ now: { ann: { hp: 9 } } }, ['bodies[0].hp']],
  [{ now: { ann: { wounds: 9 } } }, ['now.ann.wounds']],
  [
    { now: { ann: { afflictions: [{ id: 'hold', source: 'ann', rounds: 1, charges: 0 }] } } },
    ['now.ann.afflictions[0].id'],
  ],
  [{ effects: [{ kind: 'explode' }] }, ['effects[0].kind']],
  [{ morale: [{ group: 'goblin', passes: 0, half: true, broken: false }] }, ['morale[0].firstDeath']],
])('%j does not fit', (course, paths) => {
  const document = { combatants: COMBATANTS, ...(course as object) };
  const read = encounter.notation.position.parse(document, { ...TABLE, options: {}, random: RANDOM });
  expect(read.ok ? [] : read.error.map(({ path }) => path)).toEqual(paths);
});

test('the streams of the context are those of the state', () => {
  const read = encounter.notation.position.parse({ combatants: COMBATANTS }, { ...TABLE, options: {}, random: RANDOM });
  expect(read.ok && read.value.random).toBe(RANDOM);
});
