/**
 * Bots off the main thread. A decision is made by one search or by several side by side, each with its own seed; what they found is
 * put together the same way whoever finishes first, so the same seed and number of searches give the same decision.
 */
import { conclude } from '@turnwise/bots';
import type { BotLook, BotMove, Decision, Found } from '@turnwise/bots';
import type { Json, Seed } from '@turnwise/kernel';
import { BotFailure } from './bot-failure.ts';
import { Desk } from './desk.ts';
import type { Job } from './job.ts';
import { Queue } from './queue.ts';
import type { PoolWorld } from './thread.ts';

export interface ThinkRequest {
  /** The id of a game of the threads' registry. */
  readonly game: string;
  /** The options of the match, for a game that comes with them, such as a ruleset. */
  readonly options?: Json;
  /** The name of the bot, as `botNamed` reads it. */
  readonly bot: string;
  readonly look: BotLook;
  readonly seed: Seed;
  /** Searches side by side, between which the bot's iterations are divided. Default: 1. */
  readonly workers?: number;
  /** Each search ends after so long, with what it has. Without it, when its iterations are done. */
  readonly milliseconds?: number;
  /** Milliseconds that a search may take to answer after it was stopped, or after its time limit; then it is ended. Default: 5,000. */
  readonly patience?: number;
  /** For whom: where many wait, owners take turns. Default: all are one. */
  readonly owner?: string;
  /** Whether somebody waits for it: then it comes before what nobody waits for. Default: yes. */
  readonly isAwaited?: boolean;
  readonly onProgress?: (progress: BotProgress) => void;
}

/** Iterations of all searches together; `wanted` counts those that have begun to tell. */
export interface BotProgress {
  readonly done: number;
  readonly wanted: number;
}

export interface BotAnswer {
  readonly decision: Decision;
  /** What to keep with the input: `decide` with the bot of this name, the seed and these iterations is the same decision. */
  readonly mark: BotMove;
}

/** A decision in the making. */
export interface Thought {
  /** Fails with a `BotFailure`. */
  readonly answer: Promise<BotAnswer>;
  /** Wants the answer now, by what is known so far. */
  stop(): void;
  /** Does not want it any more: the answer fails. */
  drop(): void;
}

const PATIENCE = 5000;

export class BotPool {
  readonly #desks: readonly Desk[];
  readonly #waiting = new Queue();
  #jobs = 0;
  #isClosed = false;

  constructor(world: PoolWorld) {
    this.#desks = Array.from({ length: Math.max(1, world.size) }, () => new Desk(world, () => this.#next()));
  }

  /** Starts threads before they are needed: that takes a while. */
  warm(count = 1): void {
    if (!this.#isClosed) for (const desk of this.#desks.slice(0, count)) desk.staff();
  }

  think(request: ThinkRequest): Thought {
    const { workers = 1, onProgress, patience = PATIENCE, owner = '', isAwaited = true, ...search } = request;
    const found: Found[] = [];
    const progress = new Map<number, BotProgress>();
    const jobs: Job[] = [];
    const { promise, resolve, reject } = settled<BotAnswer>();
    const fail = (failure: BotFailure): void => {
      reject(failure);
      for (const job of jobs) this.#tell(job, 'drop');
    };
    for (let at = 0; at < workers; at++)
      jobs.push({
        id: this.#jobs++,
        search: { ...search, at, of: workers },
        patience,
        owner,
        isAwaited,
        onProgress: (done, wanted) => {
          progress.set(at, { done, wanted });
          onProgress?.(sum(progress.values()));
        },
        onFound: (name, one) => {
          found[at] = one;
          if (Object.keys(found).length < workers) return;
          try {
            const decision = conclude(found, search.seed);
            resolve({ decision, mark: { name, seed: search.seed, iterations: decision.report.iterations } });
          } catch (error) {
            fail(new BotFailure('failed', error instanceof Error ? error.message : String(error)));
          }
        },
        onFailure: fail,
      });
    this.#waiting.add(...jobs);
    if (this.#isClosed) this.close();
    else this.#next();
    return {
      answer: promise,
      stop: () => {
        for (const job of jobs) this.#tell(job, 'stop');
      },
      drop: () => fail(new BotFailure('dropped', 'the bot is not wanted any more')),
    };
  }

  /** Ends all threads. What was being thought about fails. */
  close(): void {
    this.#isClosed = true;
    const waiting = this.#waiting.empty();
    for (const desk of this.#desks) desk.close();
    for (const job of waiting) job.onFailure(new BotFailure('closed', 'the pool of bots was closed'));
  }

  #tell(job: Job, end: 'stop' | 'drop'): void {
    // Who has not begun does so and answers with the least there is.
    if (end === 'drop') this.#waiting.remove(job.id);
    const desk = this.#desks.find((one) => one.job?.id === job.id);
    if (desk !== undefined) desk.tell(end);
    else if (end === 'stop') this.#hurry(job);
  }

  /** A search that waits for its turn is stopped before it begins. */
  #hurry(job: Job): void {
    this.#waiting.change(job.id, (one) => ({ ...one, search: { ...one.search, milliseconds: 0 } }));
  }

  /** Desks with a thread come first. */
  #next(): void {
    for (;;) {
      const free = this.#desks.filter((desk) => desk.isFree);
      const desk = free.find(({ isStaffed }) => isStaffed) ?? free[0];
      const job = desk === undefined ? undefined : this.#waiting.take();
      if (desk === undefined || job === undefined) return;
      desk.take(job);
    }
  }
}

function sum(all: Iterable<BotProgress>): BotProgress {
  let [done, wanted] = [0, 0];
  for (const one of all) {
    done += one.done;
    wanted += one.wanted;
  }
  return { done, wanted };
}

/** A promise whose failure may go unheard: a host that drops a decision does not wait for it. */
function settled<V>(): { promise: Promise<V>; resolve: (value: V) => void; reject: (error: Error) => void } {
  let resolve: (value: V) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<V>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
