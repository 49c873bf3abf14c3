/**
 * Plays a simulation. This thread plays from the first game to the last, so that more threads never make it slower: they help from
 * when they have started, and who has nothing left to do plays what another has not brought back. How many play changes no result.
 */
import { ok } from '@turnwise/kernel';
import { RangePlay, Ranges } from '@turnwise/simulate';
import type { BatchResult, Job } from '@turnwise/simulate';
import type { Io, Thread } from '../io.ts';
import type { Heard, Order } from './order.ts';

export interface SpreadOptions<S> {
  /** Undefined for as many as are worth their start. */
  readonly workers: number | undefined;
  readonly onGames: (done: number) => void;
  /** Somebody wants it to end with what there is. */
  readonly isStopped: () => boolean;
  /** Told of games when they are counted, in their order. */
  readonly onCounted?: (games: S) => void;
}

/** Milliseconds of play after which it can be told how long the rest will take. */
const TELLING = 300;
/** So many times its own start must be left to do that a thread is worth it. */
const WORTH = 4;
/** Milliseconds after which this thread looks whether there is news. */
const SLICE = 20;
/** Ranges that a thread has before it: while it plays one, the next is on its way. */
const AHEAD = 2;

/** The order is the same job for threads. */
export async function playSpread<S>(
  io: Io,
  job: Job<S>,
  order: Order,
  options: SpreadOptions<S>,
): Promise<BatchResult<S>> {
  const ranges = new Ranges(job.batches, job.adding, untilItFails(options.onCounted));
  const helpers = new Helpers(io, order, ranges);
  try {
    return await playHere(io, job, options, ranges, helpers);
  } finally {
    await helpers.stop();
  }
}

async function playHere<S>(
  io: Io,
  { games, play, adding }: Job<S>,
  { workers, onGames, isStopped }: SpreadOptions<S>,
  ranges: Ranges<S>,
  helpers: Helpers<S>,
): Promise<BatchResult<S>> {
  const begun = io.now();
  if (workers !== undefined) helpers.start(workers - 1);
  let sliceEnds = begun + SLICE;
  while (ranges.result === undefined) {
    const range = ranges.next() ?? ranges.again();
    if (range === undefined) break;
    const since = io.now();
    const playing = new RangePlay(play, adding, range);
    for (let result = playing.next(); ranges.result === undefined; result = playing.next()) {
      const now = io.now();
      if (result !== undefined) ranges.done(range, result, now - since);
      if (now >= sliceEnds) {
        const unfinished = result === undefined ? playing : undefined;
        const played = ranges.games + (unfinished === undefined ? 0 : adding.games(unfinished.sum));
        onGames(played);
        await io.breathe();
        helpers.check();
        if (isStopped()) return ok(ranges.soFar(unfinished));
        if (workers === undefined && isWorth(begun, now, played / games)) helpers.start(io.threads - 1);
        sliceEnds = io.now() + SLICE;
      }
      if (result !== undefined) break;
    }
  }
  onGames(ranges.games);
  return ranges.result as BatchResult<S>;
}

/** What is left takes so long that others should help. A thread takes as long to start as this process took until it began to play. */
function isWorth(begun: number, now: number, share: number): boolean {
  const spent = now - begun;
  return spent >= TELLING && spent * (1 - share) > share * WORTH * begun;
}

/** Nothing is told after what could not be kept: what is kept has no holes, and somebody can go on from it. */
function untilItFails<S>(onCounted: (games: S) => void = () => undefined): (games: S) => void {
  let failed: { readonly error: unknown } | undefined;
  return (games) => {
    if (failed !== undefined) throw failed.error;
    try {
      onCounted(games);
    } catch (error) {
      failed = { error };
      throw error;
    }
  };
}

/** The threads that help this one. */
class Helpers<S> {
  readonly #io: Io;
  readonly #order: Order;
  readonly #ranges: Ranges<S>;
  readonly #threads: Thread[] = [];
  #error: { readonly error: unknown } | undefined;
  #isOver = false;

  constructor(io: Io, order: Order, ranges: Ranges<S>) {
    this.#io = io;
    this.#order = order;
    this.#ranges = ranges;
  }

  /** Once. A thread is given something to do when it says that it has started. */
  start(count: number): void {
    if (this.#threads.length > 0) return;
    for (let at = 0; at < count; at++) {
      const thread = this.#io.startThread('simulation', this.#order, {
        onMessage: (message) => this.#tried(() => this.#hear(thread, message as Heard<S>)),
        onError: (error) => (this.#error ??= { error }),
      });
      this.#threads.push(thread);
    }
  }

  /** Throws what a thread has thrown, or what was thrown when it was heard. */
  check(): void {
    if (this.#error !== undefined) throw this.#error.error;
  }

  /** What comes from now on is not counted any more. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  /** An error in a handler would end the process. */
  #tried(work: () => void): void {
    if (this.#isOver || this.#error !== undefined) return;
    try {
      work();
    } catch (error) {
      this.#error = { error };
    }
  }

  #hear(thread: Thread, message: Heard<S>): void {
    if (message !== 'ready') {
      const { result, took, ...range } = message;
      this.#ranges.done(range, result, took);
    }
    for (let sent = message === 'ready' ? 0 : AHEAD - 1; sent < AHEAD; sent++) {
      const range = this.#ranges.next();
      if (range !== undefined) thread.send(range);
    }
  }
}
