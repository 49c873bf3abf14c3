import { expect, test } from 'vitest';
import { valueOf } from '../../testing/play.ts';

const position = { zones: { shared: { pool: ['wall', 'fox'] }, ann: { battlefield: ['drum'] } } };

test.each([
  ['fox', 1],
  ['wall', 0],
  ['drum', -1],
])('%s is at %i', (card, expected) => {
  const targets = [{ id: 'aim', selector: { zone: ['pool', 'battlefield'], count: 1 } }];
  const value = { op: 'index_of', of: { ref: 'state.pool' }, item: 'aim' };
  expect(valueOf(value, { position, targets, at: { aim: card } })).toBe(expected);
});
