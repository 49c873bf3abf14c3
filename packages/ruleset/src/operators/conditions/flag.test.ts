import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

const targets = [{ id: 'aim', selector: { zone: ['battlefield', 'hand', 'pool'], count: 1 } }];
const position = {
  zones: { ann: { battlefield: [{ id: 'fox', marked: true }, 'wall'] } },
  flags: { bob: { shown: true }, match: { stormy: false } },
};

test.each([
  [{ op: 'flag', flag: 'marked', target: 'aim' }, 'fox', true],
  [{ op: 'flag', flag: 'marked', target: 'aim' }, 'wall', false],
  [{ op: 'flag', flag: 'marked', target: 'aim', value: false }, 'wall', true],
  [{ op: 'flag', flag: 'shown', target: { ref: 'opponent' } }, 'fox', true],
  [{ op: 'flag', flag: 'shown', target: { ref: 'controller' } }, 'fox', false],
  [{ op: 'flag', flag: 'stormy' }, 'fox', false],
  [{ op: 'flag', flag: 'stormy', value: false }, 'fox', true],
])('%j of %s: %s', (condition, aim, expected) => {
  expect(holds(condition, { targets, position, at: { aim } })).toBe(expected);
});
