import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test('as a precondition it holds in the window of a step', () => {
  const action = { preconditions: [{ op: 'stack_empty' }] };
  expect(play({ action, effects: [{ op: 'draw' }] }).refused).toBeUndefined();
});

test('while an item is at work the stack is not empty', () => {
  const { events } = play({ effects: [{ op: 'if', conditions: [{ op: 'stack_empty' }], then: [{ op: 'draw' }] }] });
  expect(events).toEqual([]);
});
