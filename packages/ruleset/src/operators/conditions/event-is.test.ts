import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

test.each([
  [{ op: 'event_is', event: 'go' }, true],
  [{ op: 'event_is', event: 'damaged' }, false],
  [{ op: 'event_is', event: ['damaged', 'go'] }, true],
])('%j: %s', (condition, expected) => {
  expect(holds(condition)).toBe(expected);
});
