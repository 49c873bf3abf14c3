// The laws of a log, on three nodes with the recommended settings. For an outage all three are killed at once.
import { LOG_LAWS } from '@turnwise/log/laws';
import type { LogLab } from '@turnwise/log/laws';
import type { MatchLog } from '@turnwise/log';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNatsLog } from './index.ts';
import { NatsCluster } from './testing/cluster.ts';
import { natsServer } from './testing/nats-server.ts';

const program = natsServer();

describe.skipIf(program === undefined)('with NATS (scripts/install-nats.sh installs it)', () => {
  let cluster: NatsCluster;
  let opened: MatchLog[] = [];
  const lab: LogLab = {
    several: true,
    share: 0.2,
    async open() {
      // Each begins with another node, which tells it of the others.
      const log = await openNatsLog(cluster.urls[opened.length % 3] ?? '', { patience: 1_000 });
      opened.push(log);
      return log;
    },
    outage: { stop: () => cluster.killAll(), start: () => cluster.startAll() },
    async restart() {
      await Promise.all(opened.map((log) => log.close()));
      opened = [];
      await cluster.killAll();
      await cluster.startAll();
    },
  };

  beforeAll(async () => {
    cluster = await NatsCluster.start(program ?? '', { nodes: 3 });
  });
  afterAll(async () => {
    await Promise.all(opened.map((log) => log.close()));
    await cluster.stop();
  });

  test.each(LOG_LAWS.map((law) => [law.name, law] as const))('%s', async (_, law) => {
    await expect(law.run(lab)).resolves.toBeUndefined();
  });
});
