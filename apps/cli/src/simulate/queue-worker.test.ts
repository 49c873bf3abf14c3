// A worker meets a range that it cannot play: the host is told, and the worker goes on.
import { createRegistry } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import type { SimulationQueue, Taken } from '@turnwise/simulate-postgres';
import { expect, test } from 'vitest';
import { fakeIo } from '../testing/run.ts';
import { orderOf } from './order.ts';
import { playNext } from './queue-worker.ts';

const game = registry.get('tic-tac-toe') as AnyGame;
const plan = (bots: readonly string[]) => ({ game, games: 1, seed: 1, seats: ['X', 'O'], options: {}, bots });
const order = (bots: readonly string[]): string => JSON.stringify(orderOf(plan(bots)));

/** What a worker with these games writes for a range of this plan. */
async function finished(text: string, games = registry): Promise<unknown> {
  let written = '';
  const taken: Taken = {
    simulation: 'a',
    plan: text,
    from: 0,
    to: 1,
    finish: async (result) => void (written = result),
    leave: async () => undefined,
  };
  const queue = { take: async () => taken } as unknown as SimulationQueue;
  const io = fakeIo({}, { out: '', err: '' });
  expect(await playNext(io, games, queue, [], () => false)).toBe(true);
  return JSON.parse(written);
}

test('games that are played are what they come to', async () => {
  expect(await finished(order(['random', 'search:easy']))).toMatchObject({ ok: true, value: { games: 1 } });
});

test('a bot that this program does not have', async () => {
  const text = order(['clever', 'random']);
  const error = [{ path: 'worker.bot', code: 'unknownBot', found: '"clever"' }];
  expect(await finished(text)).toMatchObject({ ok: false, error });
});

test('a bot that plays otherwise in this program', async () => {
  const text = order(['random', 'search:easy']).replace(/iterations=\d+,/, '');
  const error = [{ path: 'worker.bots', code: 'otherBot', found: expect.stringContaining('iterations=') as string }];
  expect(await finished(text)).toMatchObject({ ok: false, error });
});

test('a bot that throws', async () => {
  const evaluate = (): number => {
    throw new Error('no idea');
  };
  const thrower = Object.create(game, { bots: { value: { evaluate } } }) as AnyGame;
  const games = { ...createRegistry([]), games: [thrower], get: () => thrower };
  const error = [{ path: 'worker', code: 'failed', found: '"no idea"' }];
  expect(await finished(order(['greedy', 'random']), games)).toMatchObject({ ok: false, error });
});

test('a plan that nobody can read', async () => {
  expect(await finished('{')).toMatchObject({ ok: false, error: [{ path: 'worker', code: 'failed' }] });
});
