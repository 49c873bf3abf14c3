import { expect, test } from 'vitest';
import { NO_CARD, holds } from '../../testing/play.ts';

const targets = [{ id: 'aim', selector: { zone: ['battlefield', 'hand', 'pool'], count: 1 } }];
const position = {
  zones: {
    ann: { battlefield: ['fox'] },
    bob: { battlefield: ['wall', { id: 'taken', card: 'wall', controller: 'ann' }] },
  },
};

test.each([
  [{ op: 'controller_is', target: 'aim', player: 'self' }, 'fox', true],
  [{ op: 'controller_is', target: 'aim', player: 'self' }, 'taken', true],
  [{ op: 'controller_is', target: 'aim', player: 'self' }, 'wall', false],
  [{ op: 'controller_is', target: 'aim', player: 'opponent' }, 'wall', true],
  [{ op: 'controller_is', target: 'aim', player: { ref: 'opponent' } }, 'wall', true],
  [{ op: 'controller_is', target: NO_CARD, player: 'self' }, 'fox', false],
])('%j of %s: %s', (condition, aim, expected) => {
  expect(holds(condition, { targets, position, at: { aim } })).toBe(expected);
});
