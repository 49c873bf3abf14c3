import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

const targets = [{ id: 'aim', selector: { zone: ['battlefield', 'hand', 'pool'], count: 1 } }];
const position = { zones: { ann: { battlefield: ['fox'], hand: ['wall'] }, shared: { pool: ['drum'] } } };

test.each([
  [{ op: 'in_zone', target: 'aim', zone: 'hand' }, 'wall', true],
  [{ op: 'in_zone', target: 'aim', zone: 'hand' }, 'fox', false],
  [{ op: 'in_zone', target: 'aim', zone: ['hand', 'battlefield'] }, 'fox', true],
  [{ op: 'in_zone', target: 'aim', zone: ['hand', 'battlefield'] }, 'drum', false],
])('%j of %s: %s', (condition, aim, expected) => {
  expect(holds(condition, { targets, position, at: { aim } })).toBe(expected);
});
