/**
 * The connection. It sends only while it is connected: the client would otherwise keep a message and send it when it is back, long after
 * somebody was told that it is lost. A question whose connection breaks is in doubt at once; one that nobody took is asked again for a
 * while, since nothing came of it.
 */
import type { NatsConnection } from '@nats-io/transport-node';
import { LogError } from '@turnwise/log';
import { apiCode, asLogError, isNoResponders } from './nats-errors.ts';
import { pause } from './pause.ts';
import { refusalOf } from './server-version.ts';

export class Link {
  readonly connection: NatsConnection;
  readonly #patience: number;
  readonly #timeout: number;
  /** Called when the connection is back. */
  readonly #onReturn = new Set<() => void>();
  readonly #asking = new Set<(reason: LogError) => void>();
  #connected = true;
  #closed = false;
  #refusal: LogError | undefined;

  /**
   * `patience` is how long it waits, in milliseconds, for a connection or somebody who takes a message; `timeout` how long it asks for
   * an answer.
   */
  constructor(
    connection: NatsConnection,
    { patience, timeout }: { readonly patience: number; readonly timeout: number },
  ) {
    this.connection = connection;
    this.#patience = patience;
    this.#timeout = timeout;
    this.#refusal = refusalOf(connection.info?.version ?? '');
    void this.#watch();
  }

  /** Throws if this server is too old. */
  check(): void {
    if (this.#closed) throw new LogError('closed', 'the log is closed');
    if (this.#refusal !== undefined) throw this.#refusal;
  }

  get connected(): boolean {
    return this.#connected && !this.#closed;
  }

  onReturn(listener: () => void): void {
    this.#onReturn.add(listener);
  }

  /** Sends something that changes what is kept. Throws a `LogError`, with `inDoubt` if the answer was lost. */
  async write<V>(send: () => Promise<V>): Promise<V> {
    const end = Date.now() + this.#patience;
    for (;;) {
      await this.#connectedBy(end);
      try {
        return await this.#answered(send());
      } catch (thrown) {
        if (!isNoResponders(thrown) || Date.now() >= end) throw asLogError(thrown);
        await pause(50);
      }
    }
  }

  /**
   * Asks something that may be asked twice. A leader that is being elected hears nothing, so that it is asked again until the time is
   * up; without an answer it is just `unavailable`.
   */
  async read<V>(ask: () => Promise<V>): Promise<V> {
    const end = Date.now() + this.#timeout;
    for (;;)
      try {
        return await this.write(ask);
      } catch (thrown) {
        const error = asLogError(thrown);
        if (error.code !== 'inDoubt') throw error;
        if (apiCode(error) !== undefined || Date.now() >= end)
          throw new LogError('unavailable', error.message, { cause: thrown });
        await pause(25);
      }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.connection.close();
  }

  async #connectedBy(end: number): Promise<void> {
    this.check();
    while (!this.#connected) {
      if (Date.now() >= end || this.connection.isClosed())
        throw new LogError('unavailable', 'there is no connection to a server');
      await pause(25);
      this.check();
    }
  }

  #answered<V>(asked: Promise<V>): Promise<V> {
    return new Promise((resolve, reject) => {
      this.#asking.add(reject);
      asked.then(resolve, reject).finally(() => this.#asking.delete(reject));
    });
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect' || type === 'close') this.#lose();
      if (type === 'reconnect') this.#return();
    }
    this.#lose();
  }

  #lose(): void {
    this.#connected = false;
    const reason = new LogError('inDoubt', 'the connection broke before the answer came');
    for (const reject of this.#asking) reject(reason);
    this.#asking.clear();
  }

  #return(): void {
    this.#refusal = refusalOf(this.connection.info?.version ?? '');
    this.#connected = true;
    for (const listener of this.#onReturn) listener();
  }
}
