import { expect, test } from 'vitest';
import { play } from '../../../testing/play.ts';

test.each([
  [{ resource: 'mana', amount: 5 }, ['resource_changed player=ann resource=mana amount=2 now=5']],
  [{ resource: 'mana', amount: 3 }, []],
  [{ resource: 'mana', amount: -1 }, ['resource_changed player=ann resource=mana amount=-3 now=0']],
])('%j', (effect, events) => {
  const { events: seen } = play({ effects: [{ op: 'set_resource', ...effect }] });
  expect(seen).toEqual(events);
});
