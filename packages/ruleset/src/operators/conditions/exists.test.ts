import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

test.each([
  [{ op: 'exists', selector: { zone: 'battlefield', types: ['creature'] } }, true],
  [{ op: 'exists', selector: { zone: 'battlefield', types: ['creature'], controller: 'opponent' } }, false],
  [{ op: 'exists', selector: { zone: 'battlefield', types: ['creature'] }, atLeast: 2 }, true],
  [{ op: 'exists', selector: { zone: 'battlefield', types: ['creature'] }, atLeast: 3 }, false],
])('%j: %s', (condition, expected) => {
  expect(
    holds(condition, {
      position: { zones: { ann: { battlefield: ['fox', 'wall'] }, bob: { battlefield: ['drum'] } } },
    }),
  ).toBe(expected);
});
