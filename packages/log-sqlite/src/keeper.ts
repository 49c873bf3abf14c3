/**
 * The thread that has the file, as the log sees it: questions go in, answers come out in the same order. If the thread dies, whatever it
 * was writing is in doubt, what it was reading is unavailable, and so is everything that is asked later.
 */
import type { Worker } from 'node:worker_threads';
import { LogError } from '@turnwise/log';
import type { Answer, Answers, Ask, Asking, FromKeeper, ToKeeper } from './messages.ts';

interface Asked {
  readonly kind: Ask['kind'];
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: LogError) => void;
}

export class Keeper implements Asking {
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  /** Resolves with the reason when the thread has ended and let go of the file. It never rejects. */
  readonly ended: Promise<string>;
  #asks = 0;
  #gone: string | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    let reason: string | undefined;
    worker.on('message', (message: FromKeeper) => this.#hear(message));
    worker.on('error', (error) => (reason = error instanceof Error ? error.message : String(error)));
    this.ended = new Promise((resolve) => {
      worker.on('exit', (status) => {
        this.#gone = `the thread that had the file has ended: ${reason ?? `status ${status}`}`;
        this.#giveUp(this.#gone);
        resolve(this.#gone);
      });
    });
  }

  ask<A extends Ask>(ask: A): Promise<Answers[A['kind']]> {
    if (this.#gone !== undefined) return Promise.reject(new LogError('unavailable', this.#gone));
    return new Promise((resolve, reject) => {
      const no = this.#asks++;
      this.#asked.set(no, { kind: ask.kind, resolve: resolve as (answer: Answer) => void, reject });
      const message: ToKeeper = { no, ask };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      this.#worker.postMessage(message);
    });
  }

  /** Whether the thread has ended. */
  get isGone(): boolean {
    return this.#gone !== undefined;
  }

  /** A thread that is gone has closed the file already. */
  async close(): Promise<void> {
    await this.ask({ kind: 'close' }).catch(() => undefined);
    await this.ended;
  }

  #hear(message: FromKeeper): void {
    if (message.kind !== 'answer' && message.kind !== 'failed') return;
    const asked = this.#asked.get(message.no);
    this.#asked.delete(message.no);
    if (message.kind === 'answer') asked?.resolve(message.answer);
    else asked?.reject(new LogError(message.fault.code, message.fault.message));
  }

  #giveUp(reason: string): void {
    for (const { kind, reject } of this.#asked.values())
      reject(new LogError(kind === 'write' ? 'inDoubt' : 'unavailable', reason));
    this.#asked.clear();
  }
}
