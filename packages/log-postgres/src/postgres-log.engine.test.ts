// The laws of a log, against a PostgreSQL of its own that is killed and started again.
import type { MatchLog } from '@turnwise/log';
import type { LogLab } from '@turnwise/log/laws';
import { LOG_LAWS } from '@turnwise/log/laws';
import { postgresPrograms, startCluster } from '@turnwise/postgres-cluster';
import type { Cluster } from '@turnwise/postgres-cluster';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresLog } from './index.ts';

const bin = postgresPrograms();

describe.skipIf(bin === undefined)('with PostgreSQL (scripts/install-postgres.sh installs it)', () => {
  let cluster: Cluster;
  let open: MatchLog[] = [];
  const closeAll = async (): Promise<void> => {
    await Promise.all(open.map((log) => log.close()));
    open = [];
  };
  const lab: LogLab = {
    several: true,
    share: 0.1,
    async open() {
      const log = await openPostgresLog(cluster.url);
      open.push(log);
      return log;
    },
    outage: { stop: () => cluster.kill(), start: () => cluster.start() },
    async restart() {
      await closeAll();
      await cluster.stop();
      await cluster.start();
    },
  };
  beforeAll(async () => {
    cluster = await startCluster(bin ?? '', { fsync: true });
  });
  afterEach(closeAll);
  afterAll(() => cluster.remove());

  test.each(LOG_LAWS.map((law) => [law.name, law] as const))('%s', async (_, law) => {
    await expect(law.run(lab)).resolves.toBeUndefined();
  });
});
