import { expect, test } from 'vitest';
import { NO_CARD, holds } from '../../testing/play.ts';

const targets = [{ id: 'aim', selector: { zone: ['battlefield', 'hand', 'pool'], count: 1 } }];
const position = { zones: { ann: { battlefield: ['fox'], hand: ['wall'] }, shared: { pool: ['drum'] } } };

test.each([
  [{ op: 'in_play', target: 'aim' }, 'fox', true],
  [{ op: 'in_play', target: 'aim' }, 'wall', false],
  [{ op: 'in_play', target: 'aim' }, 'drum', false],
  [{ op: 'in_play', target: NO_CARD }, 'fox', false],
])('%j of %s: %s', (condition, aim, expected) => {
  expect(holds(condition, { targets, position, at: { aim } })).toBe(expected);
});
