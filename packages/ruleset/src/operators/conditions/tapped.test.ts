import { describe, expect, test } from 'vitest';
import { NO_CARD, holds } from '../../testing/play.ts';

describe('is_tapped', () => {
  const targets = [{ id: 'aim', selector: { zone: ['battlefield', 'hand', 'pool'], count: 1 } }];
  const position = { zones: { ann: { battlefield: [{ id: 'fox', tapped: true }, 'wall'] } } };

  test.each([
    [{ op: 'is_tapped', target: 'aim' }, 'fox', true],
    [{ op: 'is_tapped', target: 'aim' }, 'wall', false],
    [{ op: 'is_tapped', target: NO_CARD }, 'fox', false],
  ])('%j of %s: %s', (condition, aim, expected) => {
    expect(holds(condition, { targets, position, at: { aim } })).toBe(expected);
  });
});

describe('not_tapped', () => {
  const targets = [{ id: 'aim', selector: { zone: ['battlefield', 'hand', 'pool'], count: 1 } }];
  const position = { zones: { ann: { battlefield: [{ id: 'fox', tapped: true }, 'wall'] } } };

  test.each([
    [{ op: 'not_tapped', target: 'aim' }, 'fox', false],
    [{ op: 'not_tapped', target: 'aim' }, 'wall', true],
    // Of nothing it does not hold either.
    [{ op: 'not_tapped', target: NO_CARD }, 'wall', false],
  ])('%j of %s: %s', (condition, aim, expected) => {
    expect(holds(condition, { targets, position, at: { aim } })).toBe(expected);
  });
});
