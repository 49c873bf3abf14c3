import { expect, test } from 'vitest';
import { play } from '../../../testing/play.ts';

test.each([
  [{ resource: 'mana', amount: 2 }, ['resource_changed player=ann resource=mana amount=-2 now=1']],
  [{ resource: 'mana', amount: 0 }, []],
  // More than there is, is a violation, and changes nothing.
  [{ resource: 'mana', amount: 4 }, ['item_failed item=2 code=cannotPay']],
  [{ resource: 'score', amount: 1 }, ['item_failed item=2 code=cannotPay']],
])('%j', (effect, events) => {
  const { events: seen } = play({ effects: [{ op: 'pay_resource', ...effect }] });
  expect(seen).toEqual(events);
});

test.each([
  [3, undefined],
  [4, 'cannotPay'],
])('a cost of %i', (amount, refused) => {
  const action = { costs: [{ op: 'pay_resource', resource: 'mana', amount }] };
  expect(play({ action }).refused).toBe(refused);
});
