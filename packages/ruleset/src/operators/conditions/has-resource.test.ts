import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

test.each([
  [{ op: 'has_resource', resource: 'mana', atLeast: 3 }, true],
  [{ op: 'has_resource', resource: 'mana', atLeast: 4 }, false],
  [{ op: 'has_resource', resource: 'mana', atLeast: 4, player: { ref: 'opponent' } }, true],
])('%j: %s', (condition, expected) => {
  expect(holds(condition, { position: { resources: { bob: { mana: 5 } } } })).toBe(expected);
});
