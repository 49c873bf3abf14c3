// What is handed on names bots by all that they hang on: a game may change its strengths, or what it recommends.
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { orderOf } from './order.ts';

const game = registry.get('connect-four') as AnyGame;
const stronger = Object.create(game, {
  bots: { value: { ...game.bots, strengths: { easy: 11, medium: 12, hard: 13 }, recommended: 'search:easy' } },
}) as AnyGame;
const common = { seed: 1, seats: ['X', 'O'], options: {} };

test.each(['search:hard', 'recommended'])('%s is another bot if the game changes what it stands for', (name) => {
  const simulated = [game, stronger].map((one) => orderOf({ ...common, game: one, games: 1, bots: [name, 'random'] }));
  const played = [game, stronger].map((one) => {
    return orderOf({ ...common, game: one, entrants: [name, 'random'], each: 2, from: 0 });
  });
  for (const [before, after] of [simulated, played]) expect(before).not.toEqual(after);
});

test('what is said whole stays as it is', () => {
  const once = orderOf({ ...common, game, games: 1, bots: ['search:hard', 'greedy'] });
  if (!('bots' in once)) throw new Error('it has bots');
  expect(once.bots[0]).toMatch(/^search:iterations=\d+,.*slips=/);
  expect(orderOf({ ...common, game, games: 1, bots: once.bots })).toEqual(once);
});
