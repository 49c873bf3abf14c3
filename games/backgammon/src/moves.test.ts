import { createChooser, seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backgammon } from './game.ts';
import { anyPosition } from './testing/any-position.ts';
import { naiveFirstMoves } from './testing/naive-moves.ts';
import { at, legal, play, position, randomGame, tableAt } from './testing/table.ts';
import type { BackgammonState } from './types.ts';

const SEED = 20_260_101;

/** The legal inputs of a position, in short. */
const CASES: readonly [title: string, position: Json, inputs: readonly string[]][] = [
  ['no dice: a roll', {}, ['roll']],
  ['white opens with 3 and 1', { dice: [3, 1] }, ['13/10 3', '24/21 3', '24/23 1', '6/3 3', '6/5 1', '8/5 3', '8/7 1']],
  [
    'black goes the other way',
    { dice: [3, 1], next: 'black' },
    ['1/2 1', '1/4 3', '12/15 3', '17/18 1', '17/20 3', '19/20 1', '19/22 3'],
  ],
  ['a double: each move once', { dice: [6, 6] }, ['13/7 6', '24/18 6', '8/2 6']],
  ['one die left', { dice: [5] }, ['13/8 5', '8/3 5']],
  ['an empty list of dice: a roll', { dice: [] }, ['roll']],
  ['all dice played', { confirm: true }, ['confirm']],
  [
    'from the bar, and nothing else',
    { points: { 13: { white: 5 }, 21: { black: 2 } }, bar: { white: 1 }, dice: [4, 2] },
    ['bar/23 2'],
  ],
  [
    'both dice enter',
    { points: { 13: { white: 5 } }, bar: { white: 1, black: 1 }, dice: [4, 2] },
    ['bar/21 4', 'bar/23 2'],
  ],
  [
    'black enters at the low points',
    { points: { 12: { black: 5 }, 20: { white: 1 } }, bar: { black: 2 }, dice: [4, 2], next: 'black' },
    ['bar/2 2', 'bar/4 4'],
  ],
  [
    'a closed board: nothing to do but to confirm',
    {
      points: Object.fromEntries([19, 20, 21, 22, 23, 24].map((point) => [point, { black: 2 }])),
      bar: { white: 1 },
      dice: [6, 6],
    },
    ['confirm'],
  ],
  [
    'both dice if possible: 20/17 would waste the five',
    { points: { 20: { white: 1 }, 10: { white: 1 }, 5: { black: 2 }, 12: { black: 2 } }, dice: [5, 3] },
    ['10/7 3', '20/15 5'],
  ],
  ['either die, not both: the higher', { points: { 13: { white: 1 }, 6: { black: 2 } }, dice: [1, 6] }, ['13/7 6']],
  [
    'only the lower can be played at all',
    { points: { 13: { white: 1 }, 6: { black: 2 }, 7: { black: 2 } }, dice: [1, 6] },
    ['13/12 1'],
  ],
  [
    'the higher after the lower',
    { points: { 13: { white: 1 }, 7: { black: 2 }, 20: { black: 1 } }, dice: [1, 6] },
    ['13/12 1'],
  ],
  [
    'bearing off exactly',
    { points: { 6: { white: 1 }, 4: { white: 1 }, 24: { black: 1 } }, dice: [4] },
    ['4/off 4', '6/2 4'],
  ],
  [
    'a higher die takes the farthest checker',
    { points: { 4: { white: 2 }, 2: { white: 1 }, 24: { black: 1 } }, dice: [6] },
    ['4/off 6'],
  ],
  [
    'but none while another is farther back',
    { points: { 5: { white: 1 }, 2: { white: 1 }, 24: { black: 1 } }, dice: [4] },
    ['5/1 4'],
  ],
  [
    'and none while that other cannot move',
    { points: { 5: { white: 1 }, 2: { white: 1 }, 1: { black: 2 } }, dice: [4] },
    ['confirm'],
  ],
  [
    'nobody bears off with a checker outside',
    { points: { 7: { white: 1 }, 3: { white: 2 }, 24: { black: 1 } }, dice: [3] },
    ['7/4 3'],
  ],
  [
    'the last one comes home, and then one is borne off',
    { points: { 7: { white: 1 }, 3: { white: 2 }, 24: { black: 1 } }, dice: [3, 1] },
    ['3/2 1', '7/4 3', '7/6 1'],
  ],
  [
    'black bears off above 24',
    { points: { 20: { black: 1 }, 24: { black: 1 }, 1: { white: 1 } }, dice: [6, 5], next: 'black' },
    ['20/off 5', '20/off 6'],
  ],
];

test.each(CASES)('%s', (_title, start, inputs) => {
  expect(legal(at(start))).toEqual(inputs.toSorted());
});

test('a double is played four times, and then confirmed', () => {
  const table = tableAt(at({ dice: [1, 1] }));
  const left: number[] = [];
  for (const move of ['24/23 1', '24/23 1', '6/5 1', '6/5 1']) {
    play(table, move);
    left.push(table.state.dice.length);
  }
  expect(left).toEqual([3, 2, 1, 0]);
  expect(legal(table.state)).toEqual(['confirm']);
});

test('a double that is blocked after two is confirmed after two', () => {
  const table = tableAt(at({ points: { 24: { white: 1 }, 6: { black: 2 } }, dice: [6, 6] }));
  play(table, '24/18 6', '18/12 6');
  expect(legal(table.state)).toEqual(['confirm']);
});

describe('the same first moves as brute force finds', () => {
  const check = (state: BackgammonState): void => {
    const found = naiveFirstMoves(position(state));
    expect(legal(state), JSON.stringify(position(state))).toEqual(found.length === 0 ? ['confirm'] : found);
  };

  test('along random games', () => {
    let looked = 0;
    for (let seed = SEED; seed < SEED + 8; seed++)
      for (const { state } of randomGame(seed))
        if (state.phase === 'move') {
          looked++;
          check(state);
        }
    expect(looked).toBeGreaterThan(1000);
  });

  test(`in odd positions, with seed ${SEED}`, () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const table = tableAt(at(anyPosition(createChooser(seed))));
        const chooser = createChooser(seed, 'moves');
        for (;;) {
          check(table.state);
          const input = backgammon.sample(table.state, table.state.next, chooser);
          if (input?.kind !== 'move') break;
          play(table, input);
          if (table.state.phase === 'over') break;
        }
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });
});

test('a sample is one of the legal inputs, and every one of them comes up', () => {
  const state = at({ dice: [3, 1] });
  const chooser = createChooser(SEED);
  const drawn = Array.from({ length: 300 }, () => backgammon.sample(state, state.next, chooser));
  const { inputs } = backgammon.legalInputs(state, state.next);
  expect(new Set(drawn.map((input) => JSON.stringify(input))).size).toBe(inputs.length);
  for (const input of drawn) expect(inputs).toContainEqual(input);
});

test('a seat that is not to act is offered nothing', () => {
  for (const state of [at({ dice: [3, 1] }), at({}), at({ opening: true }), at({ points: { 1: { black: 1 } } })]) {
    expect(backgammon.offers(state, seat(1))).toEqual([]);
    expect(backgammon.sample(state, seat(1), createChooser(1))).toBeUndefined();
  }
});
