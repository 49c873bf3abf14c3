import { expect, test } from 'vitest';
import { play } from '../../../testing/play.ts';

test.each([
  [{ resource: 'mana', amount: 2 }, ['resource_changed player=ann resource=mana amount=-2 now=1']],
  // A loss stops at the minimum, where there is one.
  [{ resource: 'mana', amount: 5 }, ['resource_changed player=ann resource=mana amount=-3 now=0']],
  [{ resource: 'score', amount: 5 }, ['resource_changed player=ann resource=score amount=-5 now=-5']],
])('%j', (effect, events) => {
  const { events: seen } = play({ effects: [{ op: 'lose_resource', ...effect }] });
  expect(seen).toEqual(events);
});

test.each([
  [3, undefined],
  [4, 'cannotPay'],
])('a cost of %i', (amount, refused) => {
  const action = { costs: [{ op: 'lose_resource', resource: 'mana', amount }] };
  expect(play({ action }).refused).toBe(refused);
});
