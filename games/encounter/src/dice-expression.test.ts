// The grammar of dice: what is dice, and that nothing else is.
import { describe, expect, test } from 'vitest';
import { DICE, diceFrom, parseDice } from './dice-expression.ts';

test.each([
  ['d6', 1, 6, 0],
  ['1d6', 1, 6, 0],
  ['2d8+3', 2, 8, 3],
  ['3d4-1', 3, 4, -1],
  ['10d10+0', 10, 10, 0],
])('%s is dice', (text, count, sides, plus) => {
  expect(parseDice(text)).toEqual({ count, sides, plus });
});

describe.each([
  '',
  '6',
  'd',
  '0d6',
  '2d0',
  'd6+',
  '1d6+-1',
  '2d6kh1',
  '1d6!',
  '1D6',
  ' 1d6',
  '1d6 ',
  '01d6',
  '1.5d6',
  '9999d6',
])('%j', (text) => {
  test('is not a dice expression, and the issue says what is', () => {
    expect(parseDice(text)).toBeUndefined();
    expect(DICE.issues(text, 'at')).toEqual([
      { path: 'at', code: 'wrongShape', expected: 'dice, such as d6, 2d4+1 or 3d4-1', found: JSON.stringify(text) },
    ]);
  });
});

test.each([
  ['1d4-1', 0, true],
  ['1d4-1', 1, false],
  ['2d4-1', 1, true],
  ['d6', 2, false],
])('%s gives at least %i: %j', (text, least, comes) => {
  expect(diceFrom(least).is(text)).toBe(comes);
});
