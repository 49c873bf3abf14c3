import { setFlagsFromString } from 'node:v8';
import { seat } from '@turnwise/game';
import { describe, expect, test } from 'vitest';
import { NOTHING } from '../types.ts';
import { FIRST_ITEM, newItem } from './item.ts';
import { listed, listedBy, small } from './listed.ts';

setFlagsFromString('--allow-natives-syntax');
/** Whether the engine keeps a list as floating numbers. */
// oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
const isFloating = new Function('list', 'return %HasDoubleElements(list)') as (list: readonly number[]) => boolean;

describe('a list with NOTHING', () => {
  test('is kept as floating numbers where it is written down', () => expect(isFloating([1, NOTHING])).toBe(true));

  test.each([
    ['of its values', listed(1, NOTHING)],
    ['made of another', listedBy([1, 2], (one) => (one === 1 ? NOTHING : one))],
  ])('is not so %s', (_, list) => {
    expect(list.includes(NOTHING)).toBe(true);
    expect(isFloating(list)).toBe(false);
  });

  test('gives small integers to other lists', () => {
    const kept = [4, NOTHING];
    expect(isFloating([kept[0] as number])).toBe(true);
    expect(isFloating([small(kept[0] as number)])).toBe(false);
  });

  test('leaves its mark on no list that is filled from an item', () => {
    expect(FIRST_ITEM).toMatchObject({ self: undefined, player: undefined, it: undefined });
    newItem(0, 0, NOTHING, seat(0), 0);
    const item = newItem(0, 0, 7, seat(0), 0);
    expect(isFloating([item.self])).toBe(false);
  });
});

test.each([[0], [-1], [2 ** 31], [-(2 ** 31)], [2 ** 53 - 1], [NOTHING], [Infinity]])(
  '%d stays the same number',
  (value) => expect(small(value)).toBe(value),
);
