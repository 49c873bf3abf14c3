import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

test.each([
  [{ op: 'phase_allows', phase: 'main' }, true],
  [{ op: 'phase_allows', phase: 'close' }, false],
  [{ op: 'phase_allows', phase: 'main', step: 'act' }, true],
  [{ op: 'phase_allows', phase: 'main', step: 'rest' }, false],
])('%j: %s', (condition, expected) => {
  expect(holds(condition)).toBe(expected);
});
