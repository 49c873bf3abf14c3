import { expect, test } from 'vitest';
import { nextTab } from './next-tab.ts';

test.each([
  ['a', 'ArrowRight', 'b'],
  ['c', 'ArrowRight', 'a'],
  ['b', 'ArrowLeft', 'a'],
  ['a', 'ArrowLeft', 'c'],
  ['b', 'Home', 'a'],
  ['b', 'End', 'c'],
  ['b', 'Enter', undefined],
])('from %s the key %s leads to %s', (now, key, found) => expect(nextTab(['a', 'b', 'c'], now, key)).toBe(found));
