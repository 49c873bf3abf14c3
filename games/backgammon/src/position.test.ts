import { allSeats } from '@turnwise/game';
import { hashValue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backgammon } from './game.ts';
import { at, position, randomGame, setup, tableAt, play, TABLE } from './testing/table.ts';

const SEED = 20_260_102;
const START = position(at({}));

/** What was written, and what it means when it is printed. */
const READ: readonly [title: string, written: Json, printed: Json][] = [
  ['nothing: the starting position, white to roll', {}, { ...(START as object), next: 'white' }],
  ['next', { next: 'black' }, { next: 'black' }],
  [
    'points alone: the rest is off',
    { points: { 1: { white: 2 }, 24: { black: 15 } } },
    { off: { white: 13, black: 0 } },
  ],
  [
    'points that are named and empty',
    { points: { 1: { white: 1, black: 0 }, 5: {}, 24: { black: 1 } } },
    { points: { 1: { white: 1 }, 24: { black: 1 } } },
  ],
  [
    'off for one side',
    { points: { 1: { white: 2 }, 24: { black: 1 } }, off: { white: 13 } },
    { off: { white: 13, black: 14 } },
  ],
  [
    'the bar counts',
    { points: { 1: { white: 2 }, 24: { black: 1 } }, bar: { white: 3 } },
    { bar: { white: 3, black: 0 }, off: { white: 10, black: 14 } },
  ],
  ['dice', { dice: [3, 5] }, { dice: [3, 5] }],
  ['two equal dice are a double just rolled', { dice: [4, 4] }, { dice: [4, 4, 4, 4] }],
  ['left: how many of a double', { dice: [4, 4], left: 2 }, { dice: [4, 4], left: 2 }],
  ['left: three', { dice: [4, 4], left: 3 }, { dice: [4, 4, 4] }],
  ['left of other dice says nothing new', { dice: [4, 3], left: 2 }, { dice: [4, 3] }],
  ['three of a double', { dice: [4, 4, 4] }, { dice: [4, 4, 4] }],
  ['one die', { dice: [4] }, { dice: [4] }],
  ['confirm: all dice are played', { confirm: true, next: 'black' }, { confirm: true, next: 'black' }],
  ['confirm, with no dice written out', { confirm: true, dice: [] }, { confirm: true }],
  ['no confirm', { confirm: false, dice: [4] }, { dice: [4] }],
  ['the opening', { opening: true }, { opening: true }],
  ['no opening', { opening: false }, { next: 'white' }],
  ['over', { points: { 24: { black: 2 } } }, { off: { white: 15, black: 13 }, next: 'white' }],
  ['over, for black', { points: { 1: { white: 2 } }, off: { black: 15 } }, { next: 'black' }],
];

test.each([{}, { next: 'black' }, { opening: true }, { confirm: true }, { points: { 24: { black: 2 } } }])(
  'an empty list of dice says as much as none: %j',
  (written) => {
    expect(at({ ...written, dice: [] })).toEqual(at(written));
    expect(position(at(written))).not.toHaveProperty('dice');
  },
);

test.each(READ)('%s', (_title, written, printed) => {
  const state = at(written);
  expect(position(state)).toMatchObject(printed as object);
  expect(at(position(state))).toEqual(state);
});

/** What was written, and the paths and codes of all issues. */
const REFUSED: readonly [written: Json, issues: readonly string[]][] = [
  [null, [': wrongShape']],
  [[], [': wrongShape']],
  ['start', [': wrongShape']],
  [{ board: 1, points: {}, off: { white: 15, black: 15 } }, ['board: unknownField', 'off: wrongCount']],
  [{ points: [] }, ['points: wrongShape']],
  [{ points: null }, ['points: wrongShape']],
  [
    { points: { 0: { white: 1 }, 25: { black: 1 }, '07': {}, bar: {} } },
    ['points.0: unknownPoint', 'points.25: unknownPoint', 'points.07: unknownPoint', 'points.bar: unknownPoint'],
  ],
  [{ points: { 5: 2 } }, ['points.5: wrongShape']],
  [{ points: { 5: { white: 1, black: 1 } } }, ['points.5: twoColours']],
  [
    { points: { 5: { white: -1 }, 6: { black: 1.5 }, 7: { white: '2' }, 8: { black: 16 } } },
    [
      'points.5.white: wrongCount',
      'points.6.black: wrongCount',
      'points.7.white: wrongCount',
      'points.8.black: wrongCount',
    ],
  ],
  [{ points: { 5: { red: 1 } } }, ['points.5.red: unknownField']],
  [{ points: { 5: { white: 8 }, 6: { white: 8 }, 24: { black: 1 } } }, ['points: tooManyCheckers']],
  [{ bar: { white: 1 } }, ['points: tooManyCheckers']],
  [{ off: { white: 1 } }, ['off.white: wrongCount']],
  [
    { points: { 5: { white: 8 }, 24: { black: 1 } }, off: { white: 8, black: 13 } },
    ['off.white: wrongCount', 'off.black: wrongCount'],
  ],
  [{ points: {} }, ['off: wrongCount']],
  [{ bar: 1, off: [] }, ['bar: wrongShape', 'off: wrongShape']],
  [{ dice: 3 }, ['dice: wrongShape']],
  [{ dice: [0, 7, '3'] }, ['dice[0]: wrongShape', 'dice[1]: wrongShape', 'dice[2]: wrongShape']],
  [{ dice: [1, 2, 3] }, ['dice: wrongDice']],
  [{ dice: [1, 1, 1, 1, 1] }, ['dice: wrongDice']],
  [{ left: 2 }, ['left: wrongCount']],
  [{ dice: [3, 5], left: 1 }, ['left: wrongCount']],
  [{ dice: [3, 3], left: 5 }, ['left: wrongCount']],
  [{ next: 'red' }, ['next: unknownSeat']],
  [{ next: 0 }, ['next: unknownSeat']],
  [{ opening: 'yes' }, ['opening: wrongShape']],
  [{ dice: [], left: 2 }, ['left: wrongCount']],
  [{ confirm: 'yes' }, ['confirm: wrongShape']],
  [{ confirm: true, dice: [3] }, ['dice: notHere']],
  [{ confirm: true, dice: [3, 3], left: 2 }, ['dice: notHere', 'left: notHere']],
  [{ opening: true, confirm: true, next: 'white', dice: [1] }, ['dice: notHere', 'confirm: notHere', 'next: notHere']],
  [{ points: { 24: { black: 2 } }, confirm: true }, ['confirm: notHere']],
  [{ points: { 24: { black: 2 } }, dice: [1, 2], opening: true }, ['dice: notHere', 'opening: notHere']],
  [{ points: { 24: { black: 2 } }, next: 'black' }, ['next: wrongSeat']],
];

test.each(REFUSED)('%j is not a position', (written, issues) => {
  expect(issuesOf(written)).toEqual(issues);
});

function issuesOf(written: Json): string[] {
  const context = backgammon.prepare({ seed: 1 });
  if (!context.ok) throw new Error('no context');
  const { options, random } = context.value;
  const parsed = backgammon.notation.position.parse(written, { ...TABLE, options, random });
  if (!parsed.ok) for (const issue of parsed.error) expect(issue.expected).not.toBe('');
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path}: ${code}`);
}

describe('there and back', () => {
  test.each([11, 12, 13])('every state of a random game is read back as it was printed (seed %i)', (seed) => {
    const start = setup(seed).random;
    let halfDoubles = 0;
    let confirmations = 0;
    for (const { state } of randomGame(seed)) {
      const printed = position(state);
      if ((printed as { left?: number }).left === 2) halfDoubles++;
      if ((printed as { confirm?: boolean }).confirm === true) confirmations++;
      const again = at(JSON.parse(JSON.stringify(printed)) as Json);
      expect({ ...again, random: start }).toEqual({ ...state, random: start });
      for (const viewer of [...allSeats(2), null])
        expect(backgammon.notation.view.format(backgammon.view(state, viewer), TABLE)).toEqual(printed);
    }
    expect(halfDoubles).toBeGreaterThan(0);
    expect(confirmations).toBeGreaterThan(0);
  });

  test('a game goes on from what was printed as it would have gone on', () => {
    const table = tableAt(at({ dice: [2, 2] }));
    play(table, '24/22 2', '24/22 2');
    const again = tableAt(at(position(table.state)));
    for (const one of [table, again]) play(one, '6/4 2', '6/4 2', 'confirm');
    expect(hashValue(again.state)).toBe(hashValue(table.state));
  });
});

test(`any JSON is read or refused, never thrown at, with seed ${SEED}`, () => {
  const count = fc.oneof(fc.integer({ min: -1, max: 16 }), fc.jsonValue());
  const counts = fc.oneof(fc.record({ white: count, black: count }, { requiredKeys: [] }), fc.jsonValue());
  const document = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        points: fc.oneof(
          fc.dictionary(fc.integer({ min: 0, max: 26 }).map(String), counts, { maxKeys: 6 }),
          fc.jsonValue(),
        ),
        bar: counts,
        off: counts,
        dice: fc.oneof(fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 5 }), fc.jsonValue()),
        left: count,
        next: fc.oneof(fc.constantFrom('white', 'black'), fc.jsonValue()),
        opening: fc.oneof(fc.boolean(), fc.jsonValue()),
        confirm: fc.oneof(fc.boolean(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(document, (written) => {
      if (issuesOf(written as Json).length > 0) return;
      const state = at(written as Json);
      expect(backgammon.rules.invariants?.(state)).toEqual([]);
      expect(at(position(state))).toEqual(state);
    }),
    { seed: SEED, numRuns: 2000 },
  );
});
