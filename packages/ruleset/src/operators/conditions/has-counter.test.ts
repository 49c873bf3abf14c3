import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

const targets = [{ id: 'aim', selector: { zone: ['battlefield', 'hand', 'pool'], count: 1 } }];
const position = { zones: { ann: { battlefield: [{ id: 'fox', growth: 2 }, 'wall'] } } };

test.each([
  [{ op: 'has_counter', target: 'aim', counter: 'growth' }, 'fox', true],
  [{ op: 'has_counter', target: 'aim', counter: 'growth' }, 'wall', false],
  [{ op: 'has_counter', target: 'aim', counter: 'growth', atLeast: 2 }, 'fox', true],
  [{ op: 'has_counter', target: 'aim', counter: 'growth', atLeast: 3 }, 'fox', false],
])('%j of %s: %s', (condition, aim, expected) => {
  expect(holds(condition, { targets, position, at: { aim } })).toBe(expected);
});
