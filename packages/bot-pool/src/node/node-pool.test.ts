// Bots in real processes: the same decisions as without them, ends for those that overstay, and a host that survives what they do.
import { botNamed, decide } from '@turnwise/bots';
import type { AnyGame } from '@turnwise/game';
import { seat } from '@turnwise/game';
import { afterAll, describe, expect, test } from 'vitest';
import type { BotFailure } from '../bot-failure.ts';
import type { BotProgress, ThinkRequest } from '../pool.ts';
import { registry } from '../testing/odd-games.ts';
import { createNodePool } from './node-pool.ts';

const GAMES = new URL('../testing/odd-games.ts', import.meta.url).href;
const LOOK = { seat: seat(0), seats: 2, view: { left: 60, next: seat(0) } };
const HARD: ThinkRequest = { game: 'heap', bot: 'search:iterations=3000', look: LOOK, seed: 9 };
/** More iterations than anybody has time for. */
const FOREVER: ThinkRequest = { ...HARD, bot: 'search:iterations=100000000' };

const pool = createNodePool({ registry: GAMES, size: 2 });
afterAll(() => pool.close());

function again(name: string, seed: ThinkRequest['seed'], iterations: readonly number[]) {
  const bot = botNamed(registry.get('heap') as AnyGame, name);
  if (!bot.ok) throw new Error('no bot');
  return decide(bot.value, LOOK, seed, iterations);
}

async function failureOf(request: Partial<ThinkRequest>, act?: 'stop' | 'drop'): Promise<BotFailure> {
  const thought = pool.think({ ...HARD, ...request });
  if (act !== undefined) thought[act]();
  return await thought.answer.then(
    () => {
      throw new Error('it was answered');
    },
    (error: unknown) => error as BotFailure,
  );
}

describe('a decision', () => {
  test.each([1, 2, 3])('by %i searches is the same every time, and can be made again', async (workers) => {
    const [first, second] = await Promise.all([0, 1].map(async () => await pool.think({ ...HARD, workers }).answer));
    expect(first).toEqual(second);
    const { decision, mark } = first!;
    expect(mark.iterations).toHaveLength(workers);
    expect(mark.iterations.reduce((sum, one) => sum + one)).toBe(3000);
    expect(again(mark.name, mark.seed, mark.iterations)).toEqual(decision);
  });

  test('of a bot that does not search', async () => {
    const { decision, mark } = await pool.think({ ...HARD, bot: 'greedy' }).answer;
    expect(mark).toEqual({ name: 'greedy', seed: 9, iterations: [0] });
    expect(again('greedy', 9, [0])).toEqual(decision);
  });

  test('with a time limit is made of what was done in it, and can be made again', async () => {
    const told: BotProgress[] = [];
    const onProgress = (progress: BotProgress): void => void told.push(progress);
    const { decision, mark } = await pool.think({ ...FOREVER, workers: 2, milliseconds: 150, onProgress }).answer;
    expect(mark.iterations).toHaveLength(2);
    expect(told.at(-1)?.done).toBeGreaterThan(0);
    expect(told.at(-1)?.wanted).toBeLessThanOrEqual(100_000_000);
    expect(again(mark.name, mark.seed, mark.iterations)).toEqual(decision);
  });

  test('that is stopped comes soon', async () => {
    await pool.think({ ...HARD, milliseconds: 0, workers: 2 }).answer;
    const thought = pool.think({ ...FOREVER, workers: 2 });
    await new Promise((resolve) => setTimeout(resolve, 60));
    const since = performance.now();
    thought.stop();
    const { decision, mark } = await thought.answer;
    // Some 20 ms where nothing else runs; left alone, it would think for ever.
    expect(performance.now() - since).toBeLessThan(30_000);
    expect(again(mark.name, mark.seed, mark.iterations)).toEqual(decision);
  });

  test('that waits for a thread can be stopped too', async () => {
    const before = pool.think({ ...FOREVER, workers: 2, milliseconds: 100 });
    const waiting = pool.think(FOREVER);
    waiting.stop();
    await before.answer;
    expect((await waiting.answer).mark.iterations).toEqual([1]);
  });
});

describe('fails clearly', () => {
  test.each([
    [{ game: 'chess' }, 'failed', 'there is no game chess'],
    [{ bot: 'best' }, 'failed', /^bot: expected .*, found best$/],
    [{ game: 'throws', workers: 2 }, 'failed', 'no idea'],
    [{ look: { ...LOOK, view: () => 0 } }, 'failed', /^the look cannot be sent: /],
    [{ game: 'crashes' }, 'crashed', "the bot's thread ended: out of order"],
    [
      { game: 'endless', milliseconds: 20, patience: 100 },
      'overstayed',
      'search:iterations=3000 did not answer within 100 ms after its time, and was ended',
    ],
  ])('with %j', async (request, kind, message) => {
    const failure = await failureOf(request);
    expect(failure).toMatchObject({ name: 'BotFailure', kind, message: expect.stringMatching(message) as string });
    // The thread that it had is there again, or a new one in its place.
    expect((await pool.think({ ...HARD, workers: 2 }).answer).decision).toEqual(again(HARD.bot, 9, [1500, 1500]));
  });

  test('if it is stopped and does not hear', async () => {
    expect(await failureOf({ game: 'endless', patience: 100 }, 'stop')).toMatchObject({ kind: 'overstayed' });
  });

  test('if it is dropped, at once and even if it does not hear', async () => {
    expect(await failureOf(FOREVER, 'drop')).toMatchObject({ kind: 'dropped' });
    expect(await failureOf({ game: 'endless', patience: 100 }, 'drop')).toMatchObject({ kind: 'dropped' });
    expect((await pool.think({ ...HARD, workers: 2 }).answer).mark.iterations).toEqual([1500, 1500]);
  });

  test.each([
    ['file:///nowhere/games.ts', /nowhere/],
    [new URL('../iterations-of.ts', import.meta.url).href, /exports no registry/],
  ])('if its games cannot be had from %s', async (url, why) => {
    const other = createNodePool({ registry: url, size: 1 });
    await expect(other.think(HARD).answer).rejects.toMatchObject({
      kind: 'crashed',
      message: expect.stringMatching(why) as string,
    });
    other.close();
  });

  test('if the pool is closed', async () => {
    const other = createNodePool({ registry: GAMES, size: 1 });
    const [working, waiting] = [other.think(FOREVER), other.think(FOREVER)];
    other.close();
    for (const { answer } of [working, waiting, other.think(HARD)])
      await expect(answer).rejects.toMatchObject({ kind: 'closed' });
  });
});
