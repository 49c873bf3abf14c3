import { describe, expect, test } from 'vitest';
import { NO_PLAYER, play } from '../../testing/play.ts';

describe('gain_resource', () => {
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
});

describe('pay_resource', () => {
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
});

describe('lose_resource', () => {
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
});

describe('set_resource', () => {
  test.each([
    [{ resource: 'mana', amount: 5 }, ['resource_changed player=ann resource=mana amount=2 now=5']],
    [{ resource: 'mana', amount: 3 }, []],
    [{ resource: 'mana', amount: -1 }, ['resource_changed player=ann resource=mana amount=-3 now=0']],
  ])('%j', (effect, events) => {
    const { events: seen } = play({ effects: [{ op: 'set_resource', ...effect }] });
    expect(seen).toEqual(events);
  });
});
