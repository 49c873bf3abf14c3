import { expect, test } from 'vitest';
import { NO_NUMBER, holds } from '../../testing/play.ts';

test.each([
  [{ op: 'is', left: { ref: 'active' }, right: { ref: 'controller' } }, true],
  [{ op: 'is', left: { ref: 'opponent' }, right: { ref: 'controller' } }, false],
  [{ op: 'is', left: { ref: 'state.phase' }, right: 'main' }, true],
  [{ op: 'is', left: { ref: 'state.step' }, right: 'rest' }, false],
  [{ op: 'is', left: { ref: 'event.kind' }, right: 'go' }, true],
  // Nothing is the same only as nothing.
  [{ op: 'is', left: NO_NUMBER, right: NO_NUMBER }, true],
  [{ op: 'is', left: NO_NUMBER, right: 0 }, false],
])('%j: %s', (condition, expected) => {
  expect(holds(condition)).toBe(expected);
});
