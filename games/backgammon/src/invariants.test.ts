// What a saved state must keep, substate by substate. Law 3 tries any value anywhere.
import { seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import { invariants } from './invariants.ts';
import { at, setup } from './testing/table.ts';
import type { BackgammonState } from './types.ts';

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

function found(state: object): string[] {
  return invariants(state as BackgammonState).map(({ path, code }) => `${path}: ${code}`);
}

function holed(checkers: readonly number[], distance: number): readonly number[] {
  const copy = checkers.slice();
  // oxlint-disable-next-line no-array-delete -- a hole is what the test is about
  delete copy[distance];
  return copy;
}
