// Threads that help: whether they come early, late or never, and how many there are, changes no result.
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import type { AnyGame } from '@turnwise/game';
import { RangePlay, simulationJob } from '@turnwise/simulate';
import type { QuickPlan, Range } from '@turnwise/simulate';
import type { Io, Thread, ThreadHears } from '../io.ts';
import { orderOf } from './order.ts';
import { playSpread } from './spread.ts';

const game = registry.get('connect-four') as AnyGame;
const plan: QuickPlan = { game, games: 1050, seed: 7, seats: ['X', 'O'], options: {} };
function jobAgain() {
  const job = simulationJob(plan);
  if (!job.ok) throw new Error(job.error.code);
  return job.value;
}

interface Machine {
  /** Milliseconds that the process has taken before it plays, and that a game takes. */
  readonly start: number;
  readonly each: number;
  readonly threads: number;
  /** Breaths that a thread takes to start, and to play a range; it throws instead of starting. */
  readonly ready?: number;
  readonly slow?: number;
  readonly broken?: boolean;
  readonly stopAt?: number;
  /** After so many ranges that were counted, the next cannot be kept. */
  readonly kept?: number;
}

/** A simulation where threads are played in this one, between its breaths. */
async function simulated(
  workers: number | undefined,
  { start, each, threads, ready = 1, slow = 0, broken, stopAt, kept = Infinity }: Machine,
) {
  let clock = start;
  let breaths = 0;
  let running = 0;
  let started = 0;
  let helped = 0;
  let counted = 0;
  const uncaught: unknown[] = [];
  // As Node calls handlers: what they throw ends the process.
  const called = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      uncaught.push(error);
    }
  };
  const due: { readonly at: number; readonly work: () => void }[] = [];
  const startThread = (_kind: unknown, _data: unknown, { onMessage, onError }: ThreadHears): Thread => {
    running++;
    started++;
    const { play, adding } = jobAgain();
    due.push({
      at: breaths + ready,
      work: () => (broken === true ? onError(new Error('broken')) : onMessage('ready')),
    });
    return {
      send(message) {
        const range = message as Range;
        const work = (): void => {
          helped++;
          const result = new RangePlay(play, adding, range).all();
          onMessage({ ...range, result, took: each * 100 * (range.to - range.from) });
        };
        due.push({ at: breaths + slow, work });
      },
      stop: () => Promise.resolve(void running--),
    };
  };
  const io = {
    threads,
    startThread,
    now: () => (clock += each / 2),
    breathe() {
      breaths++;
      for (const one of due.splice(0))
        if (one.at <= breaths) called(one.work);
        else due.push(one);
      return Promise.resolve();
    },
  } as unknown as Io;
  const isStopped = (): boolean => breaths === stopAt;
  const result = await playSpread(io, jobAgain(), orderOf(plan), {
    workers,
    onGames: () => undefined,
    isStopped,
    onCounted() {
      if (counted++ >= kept) throw new Error('the disk is full');
    },
  }).catch(String);
  expect(uncaught).toEqual([]);
  return { result, started, helped, running, counted };
}

const machine: Machine = { start: 100, each: 10, threads: 4 };
const alone = await simulated(1, machine);

test('one thread is this one', () => {
  expect(alone).toMatchObject({ started: 0, running: 0, result: { ok: true, value: { games: 1050 } } });
});

test.each<[string, number | undefined, Partial<Machine>]>([
  ['two', 2, {}],
  ['eight', 8, {}],
  ['as many as are worth it', undefined, {}],
  ['slow to start', 3, { ready: 40 }],
  ['slow to play', 3, { slow: 30 }],
])('threads that help give the same result, and are stopped: %s', async (_, workers, about) => {
  const { result, helped, running } = await simulated(workers, { ...machine, ...about });
  expect(helped).toBeGreaterThan(0);
  expect(running).toBe(0);
  expect(result).toEqual(alone.result);
});

test('nobody waits for threads that never start, nor for those that never answer', async () => {
  for (const about of [{ ready: Infinity }, { slow: Infinity }])
    expect(await simulated(3, { ...machine, ...about })).toMatchObject({ result: alone.result, started: 2, helped: 0 });
});

test('threads come only where more is left to do than their start takes', async () => {
  const { started } = await simulated(undefined, { ...machine, start: 10_000 });
  expect(started).toBe(0);
  expect((await simulated(undefined, { ...machine, start: 1000 })).started).toBe(3);
  expect((await simulated(undefined, { ...machine, threads: 1 })).started).toBe(0);
});

test('what a thread throws ends it, and so does somebody who wants to stop; no thread stays behind', async () => {
  expect(await simulated(2, { ...machine, broken: true })).toMatchObject({ result: 'Error: broken', running: 0 });
  const { result, running } = await simulated(2, { ...machine, stopAt: 20 });
  if (typeof result === 'string' || !result.ok) throw new Error('it has a result');
  expect(result.value.games).toBeGreaterThan(0);
  expect(result.value.games).toBeLessThan(1050);
  expect(running).toBe(0);
});

test.each([0, 1, 3])('what cannot be kept after %i ranges ends it, and nothing after that is kept', async (kept) => {
  for (const workers of [1, 3])
    expect(await simulated(workers, { ...machine, kept })).toMatchObject({
      result: 'Error: the disk is full',
      running: 0,
      counted: kept + 1,
    });
});
