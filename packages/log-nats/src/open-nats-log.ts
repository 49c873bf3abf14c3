/** Connects, refuses servers that are too old, and makes the streams where they are missing. */
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { NatsConnection, NodeConnectionOptions } from '@nats-io/transport-node';
import { LogError } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { Link } from './link.ts';
import { NatsLog } from './nats-log.ts';
import { ensureStreams } from './streams.ts';
import { isLogName, Subjects } from './subjects.ts';

export interface NatsLogOptions {
  /** How many nodes keep each stream, when it is made. Default: 3 in a cluster, and 1 on a server that stands alone. */
  readonly replicas?: 1 | 3;
  /** What the streams and subjects begin with: letters, digits, `-` and `_`, at most 32. Default `turnwise`. */
  readonly name?: string;
  /** Milliseconds until an answer counts as lost. Default 5,000. */
  readonly timeout?: number;
  /** Milliseconds to wait for a connection or a leader before something is `unavailable`. Default 2,000. */
  readonly patience?: number;
  /** Credentials and TLS. */
  readonly connection?: Pick<
    NodeConnectionOptions,
    'authenticator' | 'inboxPrefix' | 'name' | 'pass' | 'tls' | 'token' | 'user'
  >;
}

/** `servers` are addresses with commas in between, best all three: `nats://10.0.0.1:4222,nats://10.0.0.2:4222`. */
export async function openNatsLog(servers: string, options: NatsLogOptions = {}): Promise<MatchLog> {
  const { replicas, name = 'turnwise', timeout = 5_000, patience = 2_000, connection: credentials = {} } = options;
  if (!isLogName(name)) throw new LogError('unsupported', `no log can be called ${JSON.stringify(name)}`);
  const connection = await connected(servers, credentials);
  const link = new Link(connection, { patience, timeout });
  try {
    link.check();
    // What may be asked twice is asked again after a while.
    const manager = await jetstreamManager(connection, { checkAPI: false, timeout: Math.max(1_000, timeout / 5) });
    const subjects = new Subjects(name);
    await ensureStreams(link, manager, subjects, replicas);
    return new NatsLog({ link, client: jetstream(connection, { timeout }), manager, timeout }, subjects);
  } catch (thrown) {
    await link.close();
    throw thrown;
  }
}

async function connected(
  servers: string,
  credentials: NonNullable<NatsLogOptions['connection']>,
): Promise<NatsConnection> {
  try {
    return await connect({
      ...credentials,
      servers: servers.split(',').map((server) => server.trim()),
      // A dead node is noticed within three seconds.
      pingInterval: 1_000,
      maxPingOut: 2,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 200,
      timeout: 2_000,
      noAsyncTraces: true,
    });
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new LogError('unavailable', `no server of ${servers} can be reached: ${reason}`, { cause: thrown });
  }
}
