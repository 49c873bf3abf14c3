import { formatMessage, seat } from '@turnwise/game';
import type { Json, Params } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { backgammon } from './game.ts';
import { at, attempt, inputOf, kernel, tableAt } from './testing/table.ts';
import type { BackgammonInput } from './types.ts';

const BOTH: Json = { points: { 20: { white: 1 }, 10: { white: 1 }, 5: { black: 2 }, 12: { black: 2 } }, dice: [5, 3] };
const HIGHER: Json = { points: { 13: { white: 1 }, 6: { black: 2 } }, dice: [1, 6] };
const OVER: Json = { points: { 24: { black: 1 } } };

/** A position, what is tried, the code and its parameters, and the words for a person. */
const REFUSED: readonly [Json, string | BackgammonInput, string, Params, string][] = [
  [{ opening: true }, 'roll', 'openingRollDue', {}, 'the opening roll must first decide who begins'],
  [{ opening: true }, '24/20 4', 'openingRollDue', {}, 'the opening roll must first decide who begins'],
  [{}, { kind: 'roll' }, 'rollNeedsSeat', {}, 'only the opening roll has no seat'],
  [{ dice: [3, 1] }, { kind: 'roll' }, 'rollNeedsSeat', {}, 'only the opening roll has no seat'],
  [{}, { kind: 'roll', seat: seat(1) }, 'notYourTurn', { seat: 1, toAct: [0] }, 'it is not your turn'],
  [OVER, 'roll', 'gameOver', {}, 'the game is over'],
  [OVER, { kind: 'roll' }, 'gameOver', {}, 'the game is over'],
  [{}, '24/20 4', 'mustRoll', {}, 'roll the dice first'],
  [{}, 'confirm', 'mustRoll', {}, 'roll the dice first'],
  [{ dice: [3, 1] }, 'roll', 'alreadyRolled', { dice: [3, 1] }, 'the dice are rolled; left to play: 3, 1'],
  [{ confirm: true }, 'roll', 'alreadyRolled', { dice: [] }, 'the dice are rolled; left to play: '],
  [{ confirm: true }, '24/20 4', 'mustConfirm', {}, 'all dice are played: end the turn'],
  [{ dice: [3] }, 'confirm', 'moreMovesPossible', { dice: [3] }, 'there are moves left to make with 3'],
  [{ dice: [3, 1] }, '24/20 4', 'dieNotAvailable', { die: 4, dice: [3, 1] }, 'there is no 4 left to play, only 3, 1'],
  [{ dice: [3, 1] }, '12/9 3', 'noCheckerThere', { from: 12 }, 'you have no checker on 12'],
  [{ dice: [3, 1] }, '5/2 3', 'noCheckerThere', { from: 5 }, 'you have no checker on 5'],
  [{ dice: [3, 1] }, 'bar/22 3', 'noCheckerThere', { from: 'bar' }, 'you have no checker on bar'],
  [
    { points: { 13: { white: 2 }, 1: { black: 1 } }, bar: { white: 1 }, dice: [3, 1] },
    '13/10 3',
    'mustEnterFirst',
    { from: 13, bar: 1 },
    'you must first enter your checkers from the bar: 1',
  ],
  [
    { dice: [3, 1] },
    '24/20 3',
    'wrongDistance',
    { from: 24, to: 20, die: 3, reaches: 21 },
    'with a 3, a checker on 24 goes to 21, not to 20',
  ],
  [
    { dice: [3, 1], next: 'black' },
    '12/9 3',
    'wrongDistance',
    { from: 12, to: 9, die: 3, reaches: 15 },
    'with a 3, a checker on 12 goes to 15, not to 9',
  ],
  [
    { dice: [3, 1] },
    '6/off 3',
    'wrongDistance',
    { from: 6, to: 'off', die: 3, reaches: 3 },
    'with a 3, a checker on 6 goes to 3, not to off',
  ],
  [
    { points: { 2: { white: 1 }, 24: { black: 1 } }, dice: [3] },
    '2/1 3',
    'wrongDistance',
    { from: 2, to: 1, die: 3, reaches: 'off' },
    'with a 3, a checker on 2 goes to off, not to 1',
  ],
  [{ dice: [5, 1] }, '24/19 5', 'pointBlocked', { to: 19, checkers: 5 }, 'point 19 is held by 5 checkers'],
  [{ dice: [5, 1] }, '13/12 1', 'pointBlocked', { to: 12, checkers: 5 }, 'point 12 is held by 5 checkers'],
  [
    { points: { 20: { black: 2 } }, bar: { white: 15 }, dice: [5, 1] },
    'bar/20 5',
    'pointBlocked',
    { to: 20, checkers: 2 },
    'point 20 is held by 2 checkers',
  ],
  [
    { dice: [6, 1] },
    '6/off 6',
    'notHome',
    { outside: 10 },
    'you cannot bear off while you have checkers outside your home board: 10',
  ],
  [
    { points: { 5: { white: 1 }, 2: { white: 1 }, 24: { black: 1 } }, dice: [4] },
    '2/off 4',
    'checkerFartherBack',
    { from: 2, die: 4, farthest: 5 },
    'a 4 bears off a checker on 2 only if none is farther back; there is one on 5',
  ],
  [
    { points: { 20: { black: 1 }, 23: { black: 1 }, 1: { white: 1 } }, dice: [4], next: 'black' },
    '23/off 4',
    'checkerFartherBack',
    { from: 23, die: 4, farthest: 20 },
    'a 4 bears off a checker on 23 only if none is farther back; there is one on 20',
  ],
  [
    BOTH,
    '20/17 3',
    'mustUseBothDice',
    { from: 20, to: 17, die: 3, dice: [5, 3] },
    'both of 5, 3 can be played, but playing that 3 would leave the other unplayed',
  ],
  [HIGHER, '13/12 1', 'mustUseHigher', { die: 1, higher: 6 }, 'only one die can be played: it must be the 6'],
];

test.each(REFUSED)('%j: %j is refused as %s', (start, tried, code, params, words) => {
  const table = tableAt(at(start));
  const before = table.state;
  const input = typeof tried === 'string' ? inputOf(before, tried) : tried;
  const kind = code === 'rollNeedsSeat' ? 'invalidInput' : 'disallowed';
  expect(attempt(table, input)).toMatchObject({ kind, code, params });
  expect(table.state).toBe(before);
  expect(table.length).toBe(0);

  const why = backgammon.explain(before, before.next, input);
  expect(why).toMatchObject({ accepted: false, refusal: { code, params } });
  expect(why.message && formatMessage(backgammon.messages, why.message)).toBe(words);
});

test('every refusal that has words is in the list', () => {
  const worded = Object.keys(messages).filter((key) => key.startsWith('refusal.'));
  const listed = new Set(REFUSED.map(([, , code]) => `refusal.${code}`));
  expect(worded.filter((key) => !listed.has(key))).toEqual(['refusal.malformedInput']);
});

test.each([
  [{ kind: 'move', seat: 0, from: 0, to: 1, die: 1 }],
  [{ kind: 'move', seat: 0, from: 'off', to: 1, die: 1 }],
  [{ kind: 'move', seat: 0, from: 1, to: 'bar', die: 1 }],
  [{ kind: 'move', seat: 0, from: 1, to: 25, die: 1 }],
  [{ kind: 'move', seat: 0, from: 8, to: 1, die: 7 }],
  [{ kind: 'move', seat: 0, from: 8, to: 1 }],
  [{ kind: 'move', from: 8, to: 5, die: 3 }],
  [{ kind: 'confirm' }],
  [{ kind: 'confirm', seat: 2 }],
  [{ kind: 'roll', seat: 0, dice: [6, 6] }],
])('%j is not an input of the game', (input) => {
  expect(kernel.dispatch(at({ dice: [3, 1] }), input as BackgammonInput)).toMatchObject({
    ok: true,
    value: { outcome: { kind: 'invalidInput', code: 'malformedInput' } },
  });
});
