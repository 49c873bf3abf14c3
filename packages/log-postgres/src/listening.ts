/**
 * Hears what other processes call, by `LISTEN` on a connection of its own. When that breaks it is made again, and whoever listens is
 * told: something may have been missed. A connection that is silent is asked now and then whether it is still there.
 */
import type pg from 'pg';
import type { LogError } from '@turnwise/log';

export interface ListeningOptions {
  readonly channel: string;
  /** A new connection; it throws a `LogError`. */
  readonly connect: () => Promise<pg.Client>;
  readonly onCall: (payload: string) => void;
  /** From now on calls are heard; earlier ones may have been missed. */
  readonly onBegin: () => void;
  /** Milliseconds between two questions whether the connection is there. Default 5,000. */
  readonly askEvery?: number;
}

const FIRST_WAIT = 50;
const LAST_WAIT = 2_000;

export class Listening {
  readonly #options: ListeningOptions;
  #client: pg.Client | undefined;
  #beginning: Promise<void> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;

  constructor(options: ListeningOptions) {
    this.#options = options;
  }

  /** Resolves when calls are heard. If that cannot be now, it throws a `LogError` and goes on trying by itself. */
  ready(): Promise<void> {
    if (this.#beginning !== undefined) return this.#beginning;
    if (this.#client !== undefined || this.#closed) return Promise.resolve();
    this.#beginning = this.#begin().finally(() => (this.#beginning = undefined));
    return this.#beginning;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#again);
    await this.#beginning?.catch(() => undefined);
    this.#leave();
  }

  async #begin(): Promise<void> {
    clearTimeout(this.#again);
    try {
      const client = await this.#options.connect();
      this.#client = client;
      client.on('end', () => this.#lost(client));
      client.on('error', () => this.#lost(client));
      client.on('notification', ({ payload = '' }) => this.#options.onCall(payload));
      await client.query(`listen ${this.#options.channel}`);
    } catch (thrown) {
      this.#leave();
      this.#later();
      throw thrown as LogError;
    }
    if (this.#closed) return this.#leave();
    if (this.#client === undefined) return;
    this.#failures = 0;
    this.#askLater(this.#client);
    this.#options.onBegin();
  }

  #askLater(client: pg.Client): void {
    this.#asking = setTimeout(() => void this.#ask(client), this.#options.askEvery ?? 5_000);
    this.#asking.unref();
  }

  async #ask(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
      if (client === this.#client) this.#askLater(client);
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#leave();
    this.#later();
  }

  #leave(): void {
    clearTimeout(this.#asking);
    const client = this.#client;
    this.#client = undefined;
    void client?.end();
  }

  #later(): void {
    if (this.#closed) return;
    clearTimeout(this.#again);
    const wait = Math.min(LAST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#failures++, 10));
    this.#again = setTimeout(() => void this.ready().catch(() => undefined), wait);
    this.#again.unref();
  }
}
