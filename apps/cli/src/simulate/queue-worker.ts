/** Plays what a queue has, range by range, until somebody stops it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { fail, issue, issuesUnder } from '@turnwise/kernel';
import type { Registry } from '@turnwise/game';
import { RangePlay } from '@turnwise/simulate';
import type { SimulationQueue, Taken } from '@turnwise/simulate-postgres';
import type { Io } from '../io.ts';
import { jobOf } from './order.ts';
import type { Order } from './order.ts';
import { gameKey, openedQueue } from './queue-host.ts';

/** Milliseconds until it looks again for something to do, and of play until it looks whether it is to stop. */
const PAUSE = 200;
const SLICE = 20;

/** Where a host is told that something is wrong. */
export const WORKER = 'worker';

/** Gives the number of ranges that it has finished. What it has not finished when it is stopped is given back. */
export async function workQueue(io: Io, registry: Registry, url: string, isStopped: () => boolean): Promise<number> {
  const queue = await openedQueue(url);
  const games = registry.games.map(gameKey);
  let ranges = 0;
  try {
    while (!isStopped()) {
      if (await playNext(io, registry, queue, games, isStopped)) ranges++;
      else if (!isStopped()) await sleep(PAUSE);
    }
    return ranges;
  } finally {
    await queue.close();
  }
}

/** Whether a range was there, and was finished. */
export async function playNext(
  io: Io,
  registry: Registry,
  queue: SimulationQueue,
  games: readonly string[],
  isStopped: () => boolean,
): Promise<boolean> {
  const taken = await queue.take(games);
  if (taken === undefined) return false;
  const result = await played(io, registry, taken, isStopped).catch(failedWith);
  await (result === undefined ? taken.leave() : taken.finish(result));
  return result !== undefined;
}

/** What a range came to, as text; undefined where it was stopped before its end. */
async function played(io: Io, registry: Registry, range: Taken, isStopped: () => boolean): Promise<string | undefined> {
  const job = jobOf(registry, JSON.parse(range.plan) as Order);
  if (!job.ok) return JSON.stringify(fail(issuesUnder(WORKER, [job.error])));
  const { play, adding } = job.value;
  const playing = new RangePlay(play, adding, range);
  for (let sliceEnds = io.now() + SLICE; ;) {
    const result = playing.next();
    if (result !== undefined) return JSON.stringify(result);
    if (io.now() < sliceEnds) continue;
    await io.breathe();
    if (isStopped()) return undefined;
    sliceEnds = io.now() + SLICE;
  }
}

/** A range that cannot be played fails, and its host is told: given back, it would end one worker after the other. */
function failedWith(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return JSON.stringify(fail([issue(WORKER, 'failed', 'games that can be played', why)]));
}
