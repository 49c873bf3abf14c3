/**
 * Connections to PostgreSQL, as many as are needed up to a limit. Every question is one statement, and so one transaction: a process
 * that stands still in the middle of something holds no lock. A question ends in one of three ways: with its rows, with a `LogError`
 * that says why nothing was done, or with one that says `inDoubt`.
 */
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LogError } from '@turnwise/log';
import pg from 'pg';
import { isClash, logErrorOf } from './faults.ts';

export interface SessionOptions {
  /** The most connections. */
  readonly most: number;
  /** Milliseconds that a question may take, and that one may wait for a connection. */
  readonly timeout: number;
}

/** How often a statement is sent again that gave way to another. */
const MOST_TRIES = 10;

/** The server gives up a little before the client does, so that its word is heard. */
const SERVER_SHARE = 0.8;

/** The oldest version whose statements and settings are those used here. */
const OLDEST_SERVER = 130_000;

export class Sessions {
  readonly #pool: pg.Pool;
  readonly #config: pg.ClientConfig;
  readonly #timeout: number;
  readonly #sockets = new Set<Socket>();

  constructor(url: string, { most, timeout }: SessionOptions) {
    this.#timeout = timeout;
    this.#config = {
      connectionString: url,
      application_name: 'turnwise',
      keepAlive: true,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
      stream: () => this.#socket(),
    };
    this.#pool = new pg.Pool({ ...this.#config, max: most, onConnect: (client) => this.#prepare(client) });
    this.#pool.on('connect', hearErrors);
    this.#pool.on('error', () => undefined);
  }

  /** Rows of a question that changes nothing: if the answer is lost, it is as if it had not been asked. */
  async read<Row extends object>(query: pg.QueryConfig): Promise<readonly Row[]> {
    try {
      return await this.write<Row>(query);
    } catch (thrown) {
      if (thrown instanceof LogError && thrown.code === 'inDoubt')
        throw new LogError('unavailable', thrown.message, { cause: thrown.cause });
      throw thrown;
    }
  }

  /** Throws `inDoubt` if the answer is lost. Whatever else it throws, nothing was written. */
  async write<Row extends object>(query: pg.QueryConfig): Promise<readonly Row[]> {
    for (let tries = 1; ; tries++) {
      const client = await this.#take();
      try {
        const { rows } = await client.query<Row>(query);
        client.release();
        return rows;
      } catch (thrown) {
        const wasRefused = thrown instanceof pg.DatabaseError && (await isAlive(client));
        client.release(!wasRefused);
        if (!wasRefused) throw new LogError('inDoubt', `no answer: ${messageOf(thrown)}`, { cause: thrown });
        if (!isClash(thrown) || tries === MOST_TRIES) throw logErrorOf(thrown);
      }
      await sleep(Math.random() * 10 * tries);
    }
  }

  /** A connection for oneself, which the caller ends. */
  async alone(): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    hearErrors(client);
    try {
      await client.connect();
      await this.#prepare(client);
      return client;
    } catch (thrown) {
      void client.end();
      throw logErrorOf(thrown);
    }
  }

  /** Waits for questions that are under way, but not for a server that does not answer a farewell. */
  async close(): Promise<void> {
    const over = new AbortController();
    const patience = sleep(this.#timeout, undefined, { signal: over.signal }).catch(() => undefined);
    await Promise.race([this.#pool.end(), patience]);
    over.abort();
    for (const socket of this.#sockets) socket.destroy();
  }

  async #take(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (thrown) {
      throw logErrorOf(thrown);
    }
  }

  #socket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }

  /**
   * Settings that the server's own must not weaken: a commit waits for the disk (and for a standby, if the server has one to wait for),
   * and what is locked is read as it is then. Plans go by the indexes, also while the tables are new and their sizes unknown.
   */
  async #prepare(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query<{ version: number; encoding: string }>({
      text: `select current_setting('server_version_num')::integer as version, current_setting('server_encoding') as encoding,
        set_config('statement_timeout', $1, false),
        set_config('default_transaction_isolation', 'read committed', false),
        set_config('enable_seqscan', 'off', false),
        set_config('synchronous_commit', case current_setting('synchronous_commit')
          when 'remote_apply' then 'remote_apply' else 'on' end, false)`,
      values: [String(Math.ceil(this.#timeout * SERVER_SHARE))],
    });
    const { version = 0, encoding = '' } = rows[0] ?? {};
    if (version < OLDEST_SERVER) throw new LogError('unsupported', `PostgreSQL 13 or later is needed, not ${version}`);
    if (encoding !== 'UTF8')
      throw new LogError('unsupported', `the database must have the encoding UTF8, not ${encoding}`);
  }
}

/** A connection that breaks while nobody asks would end the process; whoever asks next is told. */
function hearErrors(client: pg.ClientBase): void {
  client.on('error', () => undefined);
}

/**
 * A server that refuses a statement goes on with the connection. One that breaks down may say an error too, and whether the statement
 * was committed before that is not known.
 */
async function isAlive(client: pg.ClientBase): Promise<boolean> {
  try {
    await client.query('select 1');
    return true;
  } catch {
    return false;
  }
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
