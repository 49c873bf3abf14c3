/**
 * Plays a simulation on as many threads as are wanted. A short one is over before a thread has started, so that unless a number is
 * asked for it begins here, and threads come to it when it takes long.
 */
import type { Io, Thread } from '../io.ts';
import { batchesOf, createBatchPlayer } from './batch.ts';
import type { BatchResult, Plan } from './batch.ts';
import { playRange, Ranges } from './range.ts';
import type { Done, Order } from './worker.ts';

export interface SpreadOptions {
  /** Undefined for as many as the machine runs at once. */
  readonly workers: number | undefined;
  readonly onGames: (done: number) => void;
}

/** Milliseconds after which a simulation is a long one. */
const LONG = 300;
/** Ranges that a thread has before it: while it plays one, the next is on its way. */
const AHEAD = 2;

export async function playSpread(io: Io, plan: Plan, { workers, onGames }: SpreadOptions): Promise<BatchResult> {
  const ranges = new Ranges(batchesOf(plan), plan.seats.length);
  const count = workers ?? io.threads;
  if (workers === undefined || count === 1) {
    const until = count === 1 ? Number.POSITIVE_INFINITY : io.now() + LONG;
    const result = playHere(io, plan, ranges, until, onGames);
    if (result !== undefined) return result;
  }
  return await playThere(io, plan, ranges, count, onGames);
}

/** On this thread, until the time is up; undefined when there is more to do then. */
function playHere(
  io: Io,
  plan: Plan,
  ranges: Ranges,
  until: number,
  onGames: (done: number) => void,
): BatchResult | undefined {
  const play = createBatchPlayer(plan);
  while (io.now() < until) {
    const range = ranges.next();
    if (range === undefined) break;
    const begun = io.now();
    ranges.done(range, playRange(play, plan.seats.length, range), io.now() - begun);
    onGames(ranges.games);
  }
  return ranges.result;
}

async function playThere(
  io: Io,
  { game, ...plan }: Plan,
  ranges: Ranges,
  count: number,
  onGames: (done: number) => void,
): Promise<BatchResult> {
  const order: Order = { ...plan, id: game.id };
  const threads: Thread[] = [];
  try {
    return await new Promise<BatchResult>((resolve, reject) => {
      const feed = (thread: Thread): void => {
        const range = ranges.next();
        if (range !== undefined) thread.send(range);
      };
      for (let at = 0; at < count; at++) {
        const thread = io.startThread('simulation', order, {
          onMessage(message) {
            const { result, took, ...range } = message as Done;
            ranges.done(range, result, took);
            onGames(ranges.games);
            const end = ranges.result;
            if (end === undefined) feed(thread);
            else resolve(end);
          },
          onError: reject,
        });
        threads.push(thread);
        for (let sent = 0; sent < AHEAD; sent++) feed(thread);
      }
    });
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}
