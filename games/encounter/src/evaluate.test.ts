// How good a fight stands: pairs of positions of which the first is better for the party; and what bots look at.
import type { Json } from '@turnwise/kernel';
import { seat } from '@turnwise/game';
import { describe, expect, test } from 'vitest';
import { encounter } from './game.ts';
import type { EncounterState } from './types.ts';
import type { EncounterOutcome } from './words.ts';

const PARTY = seat(0);
const OPPOSITION = seat(1);
const ANN = { id: 'ann', side: 'party', class: 'fighter', level: 3, hp: 20, weapon: 'sword' };
const MERRIN = { id: 'merrin', side: 'party', class: 'magic-user', level: 3, hp: 8, spells: ['sleep', 'magicMissile'] };
const GOBLINS = { id: 'goblin', count: 4, side: 'opposition', monster: 'goblin', hp: 5 };
const OGRE = { id: 'ogre', side: 'opposition', monster: 'ogre', hp: 20 };

function begin(combatants: readonly Json[], conditions: readonly Json[] = []): EncounterState {
  const options = { encounter: { combatants, conditions }, control: { party: 'manual', opposition: 'manual' } } as Json;
  const start = encounter.setup({ seed: 1, seats: ['party', 'opposition'], options });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
}

/** As far as the first decision of a side. */
function decision(combatants: readonly Json[], of: typeof PARTY): EncounterState {
  const state = begin(combatants);
  while (!encounter.toAct(state).includes(of)) {
    const next = encounter.next(state) ?? encounter.legalInputs(state, encounter.toAct(state)[0] ?? PARTY).inputs[0];
    if (next === undefined || encounter.kernel.step(state, next) !== undefined) throw new Error('nobody decides');
  }
  return state;
}

function worth(state: EncounterState, of = PARTY): number {
  return encounter.bots.evaluate?.(state, of) ?? NaN;
}

test.each<[string, EncounterState, EncounterState]>([
  ['more hit points are better', begin([ANN, GOBLINS]), begin([{ ...ANN, hp: 10 }, GOBLINS])],
  ['fewer opponents are better', begin([ANN, { ...GOBLINS, count: 3 }]), begin([ANN, GOBLINS])],
  [
    'two of half the hit points strike more',
    begin([ANN, { ...OGRE, hp: 10 }]),
    begin([ANN, { ...OGRE, count: 2, hp: 10 }]),
  ],
  ['a better weapon is better', begin([ANN, OGRE]), begin([{ ...ANN, weapon: 'dagger' }, OGRE])],
  ['a slot is worth something', begin([ANN, MERRIN, OGRE]), begin([ANN, { ...MERRIN, slots: { 1: 0, 2: 0 } }, OGRE])],
  ['who is held strikes less', begin([ANN, OGRE], [{ on: 'ogre', is: 'held', rounds: 3 }]), begin([ANN, OGRE])],
  ['who is blinded strikes less', begin([ANN, OGRE], [{ on: 'ogre', is: 'blinded', rounds: 3 }]), begin([ANN, OGRE])],
])('%s', (_, better, worse) => {
  expect(worth(better)).toBeGreaterThan(worth(worse));
  for (const state of [better, worse]) {
    expect(worth(state)).toBeGreaterThan(0);
    expect(worth(state) + worth(state, OPPOSITION)).toBeCloseTo(1);
  }
});

test('who must flee is as good as gone', () => {
  const state = begin([ANN, OGRE, GOBLINS]);
  const routed = {
    ...state,
    forced: state.forced.map((one, at) => (at === 1 ? { kind: 'flee', actor: 'ogre' } : one)),
  };
  expect(worth(routed as EncounterState)).toBeGreaterThan(worth(state));
});

describe('bots look at', () => {
  const seen = (state: EncounterState, of: typeof PARTY): readonly string[] =>
    (encounter.bots.considers?.(state, of) ?? []).map((input) => {
      const { seat: _seat, actor: _actor, ...rest } = input as unknown as Record<string, unknown>;
      return JSON.stringify(rest);
    });

  test('one of several monsters that are alike, spells at all or one, and no flight', () => {
    expect(seen(decision([MERRIN, GOBLINS, OGRE], PARTY), PARTY)).toEqual([
      '{"kind":"meleeAttack","target":"goblin.0"}',
      '{"kind":"meleeAttack","target":"ogre"}',
      '{"kind":"castSpell","spell":"sleep","level":1,"targets":["goblin.0","goblin.1","goblin.2","goblin.3","ogre"]}',
      '{"kind":"castSpell","spell":"magicMissile","level":1,"targets":["goblin.0"]}',
      '{"kind":"castSpell","spell":"magicMissile","level":1,"targets":["ogre"]}',
    ]);
  });

  test('only what is legal, and something wherever a seat decides', () => {
    const state = decision([ANN, MERRIN, GOBLINS, OGRE], OPPOSITION);
    let outcome: EncounterOutcome | null = null;
    for (let turns = 0; turns < 200 && outcome === null; turns++) {
      const [by] = encounter.toAct(state);
      const inputs = by === undefined ? [encounter.next(state)] : (encounter.bots.considers?.(state, by) ?? []);
      expect(inputs.length).toBeGreaterThan(0);
      for (const input of inputs) expect(input !== undefined && encounter.accepts(state, input)).toBe(true);
      encounter.kernel.step(state, inputs[turns % inputs.length] as NonNullable<(typeof inputs)[number]>);
      ({ outcome } = state.machine);
    }
    expect(encounter.bots.considers?.(state, OPPOSITION)).toEqual(outcome === null ? expect.anything() : []);
  });
});
