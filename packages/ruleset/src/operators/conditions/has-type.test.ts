import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

const targets = [{ id: 'aim', selector: { zone: ['battlefield', 'hand', 'pool'], count: 1 } }];
const position = { zones: { ann: { battlefield: ['fox', 'drum'] } } };

test.each([
  [{ op: 'has_type', target: 'aim', type: 'creature' }, 'fox', true],
  [{ op: 'has_type', target: 'aim', type: 'creature' }, 'drum', false],
])('%j of %s: %s', (condition, aim, expected) => {
  expect(holds(condition, { targets, position, at: { aim } })).toBe(expected);
});
