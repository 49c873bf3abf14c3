// Victory: which event counts, and which reason.
import { expect, test } from 'vitest';
import { play } from '../testing/play.ts';

const hit = (amount: number) => ({ op: 'deal_damage', target: 'opponent', amount });
const big = [{ op: 'compare', left: { ref: 'event.amount' }, is: '>=', right: 5 }];
const mine = { op: 'is', left: { ref: 'player' }, right: { ref: 'active' } };

test.each([
  ['conditions', { event: 'damaged' }, [...big, mine]],
  ['filters', { event: 'damaged', filters: big }, [mine]],
])('any event of the item may be the one: %s', (_, on, conditions) => {
  const ruleset = { victory: [{ result: 'win', reason: 'big', on, conditions }] };
  expect(play({ effects: [hit(1), hit(5)], ruleset }).winners).toEqual(['ann']);
  expect(play({ effects: [hit(5), hit(1)], ruleset }).winners).toEqual(['ann']);
  expect(play({ effects: [hit(1), hit(4)], ruleset }).winners).toBeUndefined();
});

const lose = [
  {
    result: 'lose',
    reason: 'wounds',
    conditions: [{ op: 'compare', left: { ref: 'player.health' }, is: '<=', right: 0 }],
  },
  { result: 'lose', reason: 'empty', on: { event: 'draw_failed' } },
];

test('the first reason of a seat counts', () => {
  const effects = [{ op: 'set_resource', resource: 'health', amount: 0 }, { op: 'draw' }];
  const { events } = play({ effects, ruleset: { victory: lose } });
  expect(events.at(-1)).toBe('match_ended winners=["bob"] reason=wounds');
  const marked = play({ effects: [...effects, { op: 'lose', reason: 'said' }], ruleset: { victory: lose } });
  expect(marked.events.at(-1)).toBe('match_ended winners=["bob"] reason=said');
});

test('each seat that is out is told once, with it', () => {
  const effects = [{ op: 'set_resource', resource: 'health', amount: 0 }, { op: 'draw' }];
  const { events } = play({ effects, ruleset: { victory: lose }, seats: ['ann', 'bob', 'cat'] });
  expect(events.filter((line) => line.startsWith('player_lost'))).toEqual(['player_lost player=ann reason=wounds']);
});
