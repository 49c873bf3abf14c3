/**
 * Plays a simulation. This thread plays from the first game to the last, so that more threads never make it slower: they help from
 * when they have started, and who has nothing left to do plays what another has not brought back. How many play changes no result.
 */
import { ok } from '@turnwise/kernel';
import type { Io, Thread } from '../io.ts';
import { batchesOf, createBatchPlayer } from './batch.ts';
import type { BatchResult, Plan } from './batch.ts';
import { RangePlay, Ranges } from './range.ts';
import type { Heard, Order } from './worker.ts';

export interface SpreadOptions {
  /** Undefined for as many as are worth their start. */
  readonly workers: number | undefined;
  readonly onGames: (done: number) => void;
  /** Somebody wants it to end with what there is. */
  readonly isStopped: () => boolean;
}

/** Milliseconds of play after which it can be told how long the rest will take. */
const TELLING = 300;
/** So many times its own start must be left to do that a thread is worth it. */
const WORTH = 4;
/** Milliseconds after which this thread looks whether there is news. */
const SLICE = 20;
/** Ranges that a thread has before it: while it plays one, the next is on its way. */
const AHEAD = 2;

export async function playSpread(io: Io, plan: Plan, options: SpreadOptions): Promise<BatchResult> {
  const ranges = new Ranges(batchesOf(plan), plan.seats.length);
  const helpers = new Helpers(io, plan, ranges);
  try {
    return await playHere(io, plan, options, ranges, helpers);
  } finally {
    await helpers.stop();
  }
}

async function playHere(
  io: Io,
  plan: Plan,
  { workers, onGames, isStopped }: SpreadOptions,
  ranges: Ranges,
  helpers: Helpers,
): Promise<BatchResult> {
  const play = createBatchPlayer(plan);
  const begun = io.now();
  if (workers !== undefined) helpers.start(workers - 1);
  let sliceEnds = begun + SLICE;
  while (ranges.result === undefined) {
    const range = ranges.next() ?? ranges.again();
    if (range === undefined) break;
    const since = io.now();
    const playing = new RangePlay(play, plan.seats.length, range);
    for (let result = playing.next(); ranges.result === undefined; result = playing.next()) {
      const now = io.now();
      if (result !== undefined) ranges.done(range, result, now - since);
      if (now >= sliceEnds) {
        const unfinished = result === undefined ? playing : undefined;
        const played = ranges.games + (unfinished?.tally.games ?? 0);
        onGames(played);
        await io.breathe();
        if (isStopped()) return ok(ranges.soFar(unfinished));
        helpers.check();
        if (workers === undefined && isWorth(begun, now, played / plan.games)) helpers.start(io.threads - 1);
        sliceEnds = io.now() + SLICE;
      }
      if (result !== undefined) break;
    }
  }
  onGames(ranges.games);
  return ranges.result as BatchResult;
}

/** What is left takes so long that others should help. A thread takes as long to start as this process took until it began to play. */
function isWorth(begun: number, now: number, share: number): boolean {
  const spent = now - begun;
  return spent >= TELLING && spent * (1 - share) > share * WORTH * begun;
}

/** The threads that help this one. */
class Helpers {
  readonly #io: Io;
  readonly #order: Order;
  readonly #ranges: Ranges;
  readonly #threads: Thread[] = [];
  #error: { readonly error: unknown } | undefined;

  constructor(io: Io, { game, ...plan }: Plan, ranges: Ranges) {
    this.#io = io;
    this.#order = { ...plan, id: game.id };
    this.#ranges = ranges;
  }

  /** Once. A thread is given something to do when it says that it has started. */
  start(count: number): void {
    if (this.#threads.length > 0) return;
    for (let at = 0; at < count; at++) {
      const thread = this.#io.startThread('simulation', this.#order, {
        onMessage: (message) => this.#hear(thread, message as Heard),
        onError: (error) => (this.#error ??= { error }),
      });
      this.#threads.push(thread);
    }
  }

  /** Throws what a thread has thrown. */
  check(): void {
    if (this.#error !== undefined) throw this.#error.error;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  #hear(thread: Thread, message: Heard): void {
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
