/** Opens a log in PostgreSQL. It makes its tables where they are missing, and says so when the server cannot be used. */
import type { MatchLog } from '@turnwise/log';
import { PostgresLog } from './postgres-log.ts';
import { Sessions } from './sessions.ts';
import { readyTables } from './tables.ts';

export interface PostgresLogOptions {
  /** Milliseconds after which a call gives up on a server that does not answer. Default 5,000. */
  readonly timeout?: number;
  /** The most connections that read. Writing takes at most four more, and listening one. Default 4. */
  readonly readers?: number;
  /** Milliseconds after which followers look for records that no hint told of. Default 1,000. */
  readonly lookEvery?: number;
}

/** Appends take two connections, creations one, hints one: neither waits for the others, or for readers. */
const WRITERS = 4;

/** The address is one that `pg` reads: `postgres://user:password@host/database`. Throws a `LogError`. */
export async function openPostgresLog(url: string, options: PostgresLogOptions = {}): Promise<MatchLog> {
  const { timeout = 5_000, readers = 4, lookEvery = 1_000 } = options;
  const writing = new Sessions(url, { most: WRITERS, timeout });
  const reading = new Sessions(url, { most: readers, timeout });
  try {
    const channel = await readyTables(writing);
    return new PostgresLog({ writing, reading, channel, lookEvery });
  } catch (thrown) {
    await Promise.all([writing.close(), reading.close()]);
    throw thrown;
  }
}
