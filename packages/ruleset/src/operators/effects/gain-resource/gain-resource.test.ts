import { expect, test } from 'vitest';
import { NO_PLAYER, play } from '../../../testing/play.ts';

test.each([
  [{ resource: 'mana', amount: 2 }, ['resource_changed player=ann resource=mana amount=2 now=5']],
  [
    { resource: 'mana', count: 1, player: { ref: 'opponent' } },
    ['resource_changed player=bob resource=mana amount=1 now=4'],
  ],
  // A gain stops at the maximum.
  [{ resource: 'mana', amount: 20 }, ['resource_changed player=ann resource=mana amount=7 now=10']],
  [{ resource: 'health', amount: 1 }, []],
  [{ resource: 'mana', amount: 0 }, []],
  // A player who is not there gets nothing.
  [{ resource: 'mana', amount: 1, player: NO_PLAYER }, []],
])('%j', (effect, events) => {
  const { events: seen } = play({ effects: [{ op: 'gain_resource', ...effect }] });
  expect(seen).toEqual(events);
});
