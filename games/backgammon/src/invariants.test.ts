import { createChooser, playOut, seat, SPECTATOR } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backgammon } from './game.ts';
import { invariants } from './invariants.ts';
import { at, BLACK_SEAT, kernel, position, setup, WHITE_SEAT } from './testing/table.ts';
import type { BackgammonState } from './types.ts';

const SEED = 20_260_103;

const WHOLE = at({ dice: [3, 1] });

/** What is changed in a sound state, and the issues that must be found. */
const BROKEN: readonly [change: Partial<Record<keyof BackgammonState, unknown>>, issues: readonly string[]][] = [
  [{ white: null }, ['white: wrongCheckers']],
  [{ white: {}, black: 'all' }, ['white: wrongCheckers', 'black: wrongCheckers']],
  [{ white: Int8Array.from(WHOLE.white) }, ['white: wrongCheckers']],
  [{ white: WHOLE.white.slice(1) }, ['white: wrongCheckers']],
  [{ white: [...WHOLE.white, 0] }, ['white: wrongCheckers']],
  [{ black: WHOLE.black.with(6, 4) }, ['black: wrongCount']],
  [{ white: WHOLE.white.with(6, 4).with(24, 4).with(13, -1) }, ['white: wrongCheckers']],
  [{ white: WHOLE.white.with(6, 4.5).with(24, 2.5) }, ['white: wrongCheckers']],
  [{ white: (WHOLE.white as unknown[]).with(6, '5') }, ['white: wrongCheckers']],
  [{ white: holed(WHOLE.white, 7) }, ['white: wrongCheckers']],
  [{ white: WHOLE.white.with(6, 4).with(1, 1) }, ['white[1]: twoColours']],
  [{ phase: 'dinner' }, ['phase: wrongPhase']],
  [{ phase: ['move'] }, ['phase: wrongPhase']],
  [{ phase: 'over', dice: [] }, ['phase: wrongPhase']],
  [{ phase: 'roll' }, ['dice: wrongDice']],
  [{ phase: 'opening', dice: [], next: 1 }, ['next: wrongSeat']],
  [{ next: 2 }, ['next: unknownSeat']],
  [{ next: '0' }, ['next: unknownSeat']],
  [{ next: null }, ['next: unknownSeat']],
  [{ dice: null }, ['dice: wrongDice']],
  [{ dice: { length: 0 } }, ['dice: wrongDice']],
  [{ dice: Uint8Array.of(3, 1) }, ['dice: wrongDice']],
  [{ dice: [7, 1] }, ['dice: wrongDice']],
  [{ dice: [0] }, ['dice: wrongDice']],
  [{ dice: [1, 1, 2] }, ['dice: wrongDice']],
  [{ dice: [1, 1, 1, 1, 1] }, ['dice: wrongDice']],
  [{ random: null }, ['random: wrongShape']],
  [{ random: [] }, ['random: wrongShape']],
  [{ random: {} }, ['random.dice: missingStream']],
  [{ random: { dice: null } }, ['random.dice: missingStream']],
];

test.each(BROKEN)('%j is found to be broken', (change, issues) => {
  expect(found({ ...WHOLE, ...change })).toEqual(issues);
});

test('a sound state has no issues, and at the end the winner is next', () => {
  const over = at({ points: { 1: { black: 1 } } });
  for (const state of [WHOLE, over, setup(), at({}, { dice: [1, 2] })]) expect(found(state)).toEqual([]);
  expect(found({ ...over, next: seat(1) })).toEqual(['next: wrongSeat']);
});

const STATES: readonly BackgammonState[] = [
  setup(3),
  at({}),
  WHOLE,
  at({ confirm: true, next: 'black' }),
  at({ dice: [4, 4], left: 2 }),
  at({ points: { 24: { black: 2 } } }),
  at({ points: { 2: { white: 1 }, 20: { black: 3 } }, bar: { white: 1 } }, { dice: [6, 6] }),
];

test(`a save with any one value changed is refused, or can be played on, with seed ${SEED}`, () => {
  let refused = 0;
  let played = 0;
  const changed = fc.constantFrom(...STATES).chain((state) => {
    const saved = savedOf(state);
    const paths = pathsOf(stateOf(saved));
    // Half of the time a whole substate, else any value in one.
    const path = fc.oneof(fc.constantFrom(...paths.filter(({ length }) => length === 1)), fc.constantFrom(...paths));
    return path.chain((one) => fc.record({ saved: fc.constant(saved), path: fc.constant(one), value: valueAt(one) }));
  });
  fc.assert(
    fc.property(changed, ({ saved, path, value }) => {
      const read = kernel.codec.fromJson({ ...(saved as object), state: replaced(stateOf(saved), path, value) });
      if (!read.ok) {
        refused++;
        expect(read.error).not.toEqual([]);
        for (const { code } of read.error) expect(code).not.toBe('unreadable');
        return;
      }
      played++;
      const state = read.value;
      for (const one of [WHITE_SEAT, BLACK_SEAT]) backgammon.legalInputs(state, one);
      for (const viewer of [WHITE_SEAT, BLACK_SEAT, SPECTATOR]) backgammon.view(state, viewer);
      const again = at(position(state));
      expect({ ...again, random: state.random }).toEqual(state);
      const { end } = playOut(backgammon, kernel.clone(state), createChooser(1));
      // A script may run out or hold no face of a die, which is told as an abort; nothing else may stop it.
      if (typeof end === 'object') expect(end).toMatchObject({ kind: 'aborted' });
      else expect(end).not.toBe('stuck');
    }),
    { seed: SEED, numRuns: 2000 },
  );
  expect(refused).toBeGreaterThan(100);
  expect(played).toBeGreaterThan(100);
});

/** What another state has in that place, as often as anything else. */
function valueAt([substate = '', ...deeper]: Path): fc.Arbitrary<Json> {
  if (deeper.length > 0) return likely();
  const others = STATES.map((state) => (stateOf(savedOf(state)) as Record<string, Json>)[substate] as Json);
  return fc.oneof(fc.constantFrom(...others), likely());
}

/** Values that a state could hold somewhere, and any others. */
function likely(): fc.Arbitrary<Json> {
  const small = fc.integer({ min: -1, max: 16 });
  const dice = fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 5 });
  return fc.oneof(
    small,
    fc.constantFrom('opening', 'roll', 'move', 'over', null, 0xffff_ffff, Number.MAX_SAFE_INTEGER),
    dice,
    fc.integer({ min: 1, max: 6 }).map((die) => [die, die]),
    fc.array(small, { minLength: 26, maxLength: 26 }),
    fc.constantFrom(...STATES.flatMap(({ white, black }) => [white, black])),
    dice.map((numbers) => ({ $typed: ['Uint8Array', numbers] })),
    fc.jsonValue() as fc.Arbitrary<Json>,
  );
}

function found(state: object): string[] {
  return invariants(state as BackgammonState).map(({ path, code }) => `${path}: ${code}`);
}

function holed(checkers: readonly number[], distance: number): readonly number[] {
  const copy = checkers.slice();
  // oxlint-disable-next-line no-array-delete -- a hole is what the test is about
  delete copy[distance];
  return copy;
}

function savedOf(state: BackgammonState): Json {
  const saved = kernel.codec.toJson(state);
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  return saved.value;
}

function stateOf(saved: Json): Json {
  return (saved as { state: Json }).state;
}

type Path = readonly (string | number)[];

/** The path of every value in there, however deep. */
function pathsOf(value: Json, from: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...from, key];
    return [path, ...pathsOf(inner, path)];
  });
}

function replaced(json: Json, [key, ...rest]: Path, value: Json): Json {
  if (key === undefined) return value;
  const copy = (Array.isArray(json) ? json.slice() : { ...(json as object) }) as Record<string | number, Json>;
  copy[key] = replaced(copy[key] as Json, rest, value);
  return copy;
}
