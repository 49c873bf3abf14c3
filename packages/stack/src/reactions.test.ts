// Index, order and limits of reactions, and the seats that are asked: what any game with such rules shares.
import { seat } from '@turnwise/game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renew, spend } from './limits.ts';
import type { UseLimit, Use } from './limits.ts';
import { indexReactions, inResolvingOrder, withinLimits } from './reactions.ts';
import type { FoundReaction } from './reactions.ts';
import { seatAfter, seatsFrom } from './turn-order.ts';
import { nextAsked } from './window.ts';

const SEED = 61;

const rule = (number: number, limit: UseLimit | null = null): FoundReaction['rule'] => ({
  id: `rule${number}`,
  number,
  order: number,
  limit,
});

const found = (by: Partial<FoundReaction>): FoundReaction => ({
  seat: seat(0),
  at: 0,
  rule: rule(1),
  source: 0,
  batch: 0,
  ...by,
});

test('reactions stand under the kind that they answer, in the order of declaration', () => {
  const all = [
    { id: 'a', kind: 1, before: false },
    { id: 'b', kind: 0, before: true },
    { id: 'c', kind: 1, before: false },
    { id: 'd', kind: 1, before: true },
  ];
  const { before, after } = indexReactions(3, all, (one) => one);
  expect(before.map((list) => list.map(({ id }) => id))).toEqual([['b'], ['d'], []]);
  expect(after.map((list) => list.map(({ id }) => id))).toEqual([[], ['a', 'c'], []]);
});

test('the active seat first, then in turn order, by event, by id, by source, by declaration', () => {
  const reaction = fc.record({
    seat: fc.nat({ max: 3 }).map(seat),
    at: fc.nat({ max: 2 }),
    rule: fc.nat({ max: 3 }).map((number) => ({ ...rule(number % 2), order: number })),
    source: fc.nat({ max: 2 }),
    batch: fc.constant(0),
  });
  fc.assert(
    fc.property(fc.array(reaction, { maxLength: 12 }), fc.nat({ max: 3 }), (all, active) => {
      const keys = inResolvingOrder([...all], active, 4, (a, b) => a - b).map((one) => [
        (one.seat + 4 - active) % 4,
        one.at,
        one.rule.number,
        one.source,
        one.rule.order,
      ]);
      expect(keys).toEqual(
        keys.toSorted((a, b) => a.map((key, i) => key - (b[i] as number)).find((by) => by !== 0) ?? 0),
      );
      expect(keys).toHaveLength(all.length);
    }),
    { seed: SEED },
  );
});

const ONCE_PER_TURN: UseLimit = { turn: true, input: false, event: 0 };
const ONCE_PER_INPUT: UseLimit = { turn: false, input: true, event: 0 };
const TWICE_PER_EVENT: UseLimit = { turn: false, input: false, event: 2 };

test.each([
  ['no limit', null, [0, 0, 1], [], 3],
  ['once per turn, by source', ONCE_PER_TURN, [0, 0, 1], [], 2],
  ['once per turn, used already', ONCE_PER_TURN, [0, 1], [{ rule: 1, source: 0, scope: 'turn' }], 1],
  ['a use in an input does not count for the turn', ONCE_PER_TURN, [0], [{ rule: 1, source: 0, scope: 'input' }], 1],
  ['once per input, by source', ONCE_PER_INPUT, [0, 0, 1], [], 2],
  ['twice for the events of one raising', TWICE_PER_EVENT, [1, 1, 1], [], 2],
  ['each source has its own count', TWICE_PER_EVENT, [0, 1, 1, 0, 1, 0], [], 4],
] as const)('%s', (_, limit, sources, uses, expected) => {
  const limited = rule(1, limit);
  const { kept } = withinLimits(
    sources.map((source, at) => found({ source, at, rule: limited })),
    uses,
  );
  expect(kept).toHaveLength(expected);
});

test('events that were raised apart are counted apart', () => {
  const limited = rule(1, TWICE_PER_EVENT);
  const { kept, uses } = withinLimits(
    [0, 0, 0, 1, 1, 1].map((batch) => found({ batch, rule: limited })),
    [],
  );
  expect(kept.map(({ batch }) => batch)).toEqual([0, 0, 1, 1]);
  expect(uses).toEqual([]);
});

test('what was used up in a scope can be used again when the scope begins again', () => {
  const both: UseLimit = { turn: true, input: true, event: 0 };
  const uses: readonly Use[] = spend([], both, 7, 3);
  expect(renew(uses, 'input')).toEqual([{ rule: 7, source: 3, scope: 'turn' }]);
  expect(renew(renew(uses, 'input'), 'turn')).toEqual([]);
  expect(renew([], 'turn')).toEqual([]);
});

const table = (...out: readonly number[]) => Array.from({ length: 4 }, (_, one) => ({ out: out.includes(one) }));

test.each([
  [[], 0, [0, 1, 2, 3], 1],
  [[], 2, [2, 3, 0, 1], 3],
  [[3], 2, [2, 0, 1], 0],
  [[2], 2, [3, 0, 1], 3],
  [[0, 1, 3], 2, [2], 2],
])('with %j out, from %i: %j, and after it %i', (out, first, seats, next) => {
  expect(seatsFrom(table(...out), first)).toEqual(seats);
  expect(seatAfter(table(...out), first)).toBe(next);
});

test('in a window the next seat that can do something is asked, until all have passed', () => {
  const seats = seatsFrom(table(), 1);
  const isAsked = (one: number, able: readonly number[]): boolean => able.includes(one);
  expect(nextAsked(seats, 0, isAsked, [3, 0])).toBe(2);
  expect(nextAsked(seats, 3, isAsked, [3, 0])).toBe(3);
  expect(nextAsked(seats, 4, isAsked, [3, 0])).toBe(4);
  expect(nextAsked(seats, 0, isAsked, [])).toBe(4);
});
