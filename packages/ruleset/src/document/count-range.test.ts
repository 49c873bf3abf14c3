import { expect, test } from 'vitest';
import type { CountNode } from '../nodes.ts';
import { countRange, takesSeveral } from './count-range.ts';

const X = { ref: 'player.mana' };

test.each<[CountNode, readonly unknown[] | null, boolean]>([
  [1, [1, 1], false],
  [2, [2, 2], true],
  [0, [0, 0], true],
  ['all', null, true],
  [{ upTo: 1 }, [0, 1], false],
  [{ upTo: X }, [0, X], true],
  [{ min: 1, max: 3 }, [1, 3], true],
  [{ min: 0, max: 1 }, [0, 1], false],
  [{ min: X, max: X }, [X, X], true],
])('%j', (count, expected, several) => {
  const range = countRange(count);
  expect(range === null ? null : [range.min, range.max]).toEqual(expected);
  expect(takesSeveral({ count })).toBe(several);
});

test('left out, it is one', () => {
  expect(takesSeveral({})).toBe(false);
});
