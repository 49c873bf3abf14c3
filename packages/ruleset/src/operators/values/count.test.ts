import { expect, test } from 'vitest';
import { valueOf } from '../../testing/play.ts';

const position = {
  zones: { ann: { battlefield: ['fox', 'wall', 'drum'] }, bob: { battlefield: [{ id: 'w', card: 'wall' }] } },
};

test.each([
  [{ op: 'count', of: { zone: 'battlefield' } }, 4],
  [{ op: 'count', of: { zone: 'battlefield', types: ['creature'], controller: 'self' } }, 2],
  // How many a choice would take does not matter here.
  [{ op: 'count', of: { zone: 'battlefield', count: 1 } }, 4],
  [{ op: 'count', of: { ref: 'opponents' } }, 1],
  [{ op: 'count', of: { ref: 'controller.hand' } }, 0],
])('%j is %i', (value, expected) => {
  expect(valueOf(value, { position })).toBe(expected);
});
