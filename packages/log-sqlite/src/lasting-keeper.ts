/**
 * A keeper whose file is opened again when its thread has died: with the next question, and after one attempt that fails not at once again.
 * What the thread was writing stays in doubt. Nothing was kept here that the file could contradict, so a log may go on as if nothing had been.
 */
import { LogError } from '@turnwise/log';
import type { Answers, Ask, Asking } from './messages.ts';
import type { Keeper } from './keeper.ts';

/** Milliseconds until it is tried again, which double with each attempt that fails. */
const FIRST_WAIT = 100;
const LAST_WAIT = 5_000;

export interface LastingOptions {
  readonly open: () => Promise<Keeper>;
  /** Milliseconds that only go forward. */
  readonly now?: () => number;
}

export class LastingKeeper implements Asking {
  readonly #open: () => Promise<Keeper>;
  readonly #now: () => number;
  #keeper: Keeper;
  #opening: Promise<Keeper> | undefined;
  /** Why the file could not be opened again, and until when that is the answer. */
  #refusal: { readonly error: LogError; readonly until: number } | undefined;
  /** Attempts in a row that failed, or led to a thread that died before it had answered anything. */
  #failures = 0;
  #isClosing = false;

  constructor(keeper: Keeper, { open, now = () => performance.now() }: LastingOptions) {
    this.#keeper = keeper;
    this.#open = open;
    this.#now = now;
  }

  ask<A extends Ask>(ask: A): Promise<Answers[A['kind']]> {
    // Questions are asked in the order in which they come: nothing is waited for unless the thread is gone.
    if (!this.#keeper.isGone || this.#isClosing) return this.#asked(this.#keeper, ask);
    return this.#again().then((keeper) => this.#asked(keeper, ask));
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#opening?.catch(() => undefined);
    await this.#keeper.close();
  }

  async #asked<A extends Ask>(keeper: Keeper, ask: A): Promise<Answers[A['kind']]> {
    const answer = await keeper.ask(ask);
    this.#failures = 0;
    return answer;
  }

  #again(): Promise<Keeper> {
    if (this.#opening !== undefined) return this.#opening;
    if (this.#refusal !== undefined && this.#now() < this.#refusal.until) return Promise.reject(this.#refusal.error);
    const wait = Math.min(LAST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#failures++, 10));
    // Also if it opens: a thread that dies at once is not started without end.
    const until = this.#now() + wait;
    this.#opening = this.#open()
      .then(
        (keeper) => {
          this.#refusal = { error: new LogError('unavailable', 'the thread that had the file has ended again'), until };
          return (this.#keeper = keeper);
        },
        (thrown: unknown) => {
          const error = thrown instanceof LogError ? thrown : new LogError('unavailable', String(thrown));
          this.#refusal = { error: new LogError('unavailable', error.message, { cause: error }), until };
          throw this.#refusal.error;
        },
      )
      .finally(() => {
        this.#opening = undefined;
      });
    return this.#opening;
  }
}
