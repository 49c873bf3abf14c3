/** The engine that keeps the log of a test: a file, a PostgreSQL or three nodes of NATS, started for it and removed with it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchLog } from '@turnwise/log';
import { postgresPrograms, startCluster } from '@turnwise/postgres-cluster';
import type { Cluster } from '@turnwise/postgres-cluster';
import { NatsCluster } from '../../../packages/log-nats/src/testing/cluster.ts';
import { natsServer } from '../../../packages/log-nats/src/testing/nats-server.ts';
import type { Bundle } from './bundle.ts';

export type Engine = 'SQLite' | 'PostgreSQL' | 'NATS';

export interface Store {
  readonly url: string;
  /** Lets the judge read. A file is only opened for that moment: it belongs to one process at a time. */
  withLog(use: (log: MatchLog) => Promise<void>): Promise<void>;
  readonly postgres?: Cluster;
  readonly nats?: NatsCluster;
  remove(): Promise<void>;
}

type OpenLog = (url: string) => Promise<MatchLog>;

/** `isHidden`: nodes of NATS tell clients of no others, so that none of them gets around a proxy. */
export async function startStore(engine: Engine, bundle: Bundle, isHidden = false): Promise<Store> {
  const { openLog } = (await import(bundle.log)) as { readonly openLog: OpenLog };
  switch (engine) {
    case 'SQLite':
      return startFile(openLog);
    case 'PostgreSQL':
      return startPostgres(openLog);
    case 'NATS':
      return startNats(openLog, isHidden);
  }
}

function startFile(openLog: OpenLog): Store {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-soak-'));
  const url = `sqlite:${join(folder, 'matches.db')}`;
  return {
    url,
    async withLog(use) {
      const log = await openLog(url);
      await use(log);
      await log.close();
    },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startPostgres(openLog: OpenLog): Promise<Store> {
  const bin = postgresPrograms();
  if (bin === undefined) throw new Error('PostgreSQL is not installed: scripts/install-postgres.sh');
  const postgres = await startCluster(bin, { fsync: true });
  const kept = keptLog(() => openLog(postgres.url));
  return {
    url: postgres.url,
    postgres,
    withLog: kept.use,
    async remove() {
      await kept.close();
      await postgres.remove();
    },
  };
}

async function startNats(openLog: OpenLog, isHidden: boolean): Promise<Store> {
  const program = natsServer();
  if (program === undefined) throw new Error('NATS is not installed: scripts/install-nats.sh');
  const nats = await NatsCluster.start(program, { nodes: 3, isHidden });
  const kept = keptLog(() => openLog(nats.servers));
  return {
    url: nats.servers,
    nats,
    withLog: kept.use,
    async remove() {
      await kept.close();
      await nats.stop();
    },
  };
}

/** One log for all readings. */
function keptLog(open: () => Promise<MatchLog>): { use: Store['withLog']; close: () => Promise<void> } {
  let log: MatchLog | undefined;
  return {
    async use(reading) {
      log ??= await open();
      await reading(log);
    },
    close: async () => log?.close(),
  };
}
