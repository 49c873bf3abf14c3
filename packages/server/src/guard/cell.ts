/**
 * A thread in which rules run that nobody vouches for. It is watched: one that does not pause for too long, needs too much memory, or fails
 * is ended, and whoever waits for it is told why.
 *
 * The watch asks now and then whether the thread still hears. One that waits for the log or for a bot does, and one that computes does not.
 * Questions are counted, not milliseconds, so that a process that was stopped and wakes up does not take its own pause for the thread's.
 */
import type { Worker } from 'node:worker_threads';
import { PlatformError } from '../platform-error.ts';
import { Line } from './line.ts';
import type { Handlers, LineMessage } from './line.ts';
import { startThread } from './thread/start-thread.ts';

export interface CellLimits {
  /** The URL of the module with the games. */
  readonly games: string;
  /** Megabytes. */
  readonly memory: number;
  /** Milliseconds. */
  readonly time: number;
}

/** `closed`: by the server itself. */
export type CellEnd = 'time' | 'memory' | 'failure' | 'closed';

/** Questions without an answer until a thread is ended. */
const QUESTIONS = 5;
/** Milliseconds in which a thread must have loaded the games. That is no fault of those who bring rules. */
const START_TIME = 180_000;

export class Cell {
  readonly #limits: CellLimits;
  readonly #worker: Worker;
  readonly #line: Line;
  readonly #watch: ReturnType<typeof setInterval>;
  readonly #starting: ReturnType<typeof setTimeout>;
  readonly ready: Promise<void>;
  /** What becomes of it. It never rejects. */
  readonly ended: Promise<CellEnd>;
  /** It has loaded the games. */
  isReady = false;
  #unanswered = 0;
  #end: CellEnd | undefined;
  #onReady: () => void = () => undefined;
  #onEnd: (end: CellEnd) => void = () => undefined;

  constructor(limits: CellLimits) {
    this.#limits = limits;
    this.#worker = startThread({ games: limits.games }, limits.memory);
    this.#line = new Line(this.#worker, {});
    this.ended = new Promise((resolve) => (this.#onEnd = resolve));
    this.ready = new Promise((resolve, reject) => {
      this.#onReady = resolve;
      void this.ended.then(() => reject(this.error));
    });
    this.ready.catch(() => undefined);
    this.#worker.on('message', (message: LineMessage | 'ready' | 'here') => this.#hear(message));
    this.#worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#stop(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'failure', error),
    );
    this.#worker.on('exit', () => this.#stop('failure'));
    this.#watch = setInterval(() => this.#ask(), limits.time / QUESTIONS);
    this.#watch.unref();
    this.#starting = setTimeout(() => this.#stop('failure'), START_TIME);
    this.#starting.unref();
    // The server is kept running by its sockets, not by this.
    this.#worker.unref();
  }

  /** What the thread itself said when it failed, for the operator. */
  failure: unknown;

  get isEnded(): boolean {
    return this.#end !== undefined;
  }

  /** How many calls are not answered yet. */
  get waiting(): number {
    return this.#line.waiting;
  }

  set handlers(handlers: Handlers) {
    this.#line.handlers = handlers;
  }

  /** Rejects with a `PlatformError` if the thread is ended. */
  call<V>(name: string, ...args: readonly unknown[]): Promise<V> {
    return this.#line.call<V>(name, ...args);
  }

  tell(name: string, ...args: readonly unknown[]): void {
    this.#line.tell(name, ...args);
  }

  /** Ends it at once, whatever it is doing. */
  close(): void {
    this.#stop('closed');
  }

  #hear(message: LineMessage | 'ready' | 'here'): void {
    this.#unanswered = 0;
    if (message === 'here' || this.isEnded) return;
    if (message !== 'ready') return this.#line.hear(message);
    this.isReady = true;
    clearTimeout(this.#starting);
    this.#onReady();
  }

  #ask(): void {
    if (!this.isReady) return;
    if (this.#unanswered >= QUESTIONS) return this.#stop('time');
    this.#unanswered++;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    this.#worker.postMessage('there');
  }

  #stop(end: CellEnd, failure?: unknown): void {
    if (this.#end !== undefined) return;
    this.#end = end;
    this.failure = failure;
    clearInterval(this.#watch);
    clearTimeout(this.#starting);
    void this.#worker.terminate();
    this.#line.end(this.error);
    this.#onEnd(end);
  }

  /** Why it was ended, for those who wait for it. */
  get error(): PlatformError {
    const { time, memory } = this.#limits;
    switch (this.#end) {
      case 'time':
        return overstayed('time', `they took longer than ${time / 1_000} seconds`);
      case 'memory':
        return overstayed('memory', `they needed more than ${memory} megabytes of memory`);
      case 'failure':
        if (this.isReady) return overstayed('failure', 'they made the program fail');
        return new PlatformError('unavailable', { reason: 'noThread' });
      case 'closed':
      case undefined:
        return new PlatformError('unavailable', { reason: 'closed' });
    }
  }
}

function overstayed(limit: string, reason: string): PlatformError {
  return new PlatformError('overstayed', { limit, reason });
}
