import { expect, test } from 'vitest';
import { NO_NUMBER, holds } from '../../testing/play.ts';

test.each([
  [{ op: 'compare', left: 2, is: '=', right: 2 }, true],
  [{ op: 'compare', left: 2, is: '==', right: 3 }, false],
  [{ op: 'compare', left: 2, is: '!=', right: 3 }, true],
  [{ op: 'compare', left: 2, is: '<', right: 2 }, false],
  [{ op: 'compare', left: 2, is: '<=', right: 2 }, true],
  [{ op: 'compare', left: 3, is: '>', right: 2 }, true],
  [{ op: 'compare', left: 1, is: '>=', right: 2 }, false],
  [{ op: 'compare', left: { ref: 'player.mana' }, is: '=', right: 3 }, true],
  // Every comparison with nothing is false.
  [{ op: 'compare', left: NO_NUMBER, is: '<=', right: 0 }, false],
  [{ op: 'compare', left: 0, is: '!=', right: NO_NUMBER }, false],
])('%j: %s', (condition, expected) => {
  expect(holds(condition)).toBe(expected);
});
