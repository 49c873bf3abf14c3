// The queue against a PostgreSQL of its own: nobody takes what another has, and what a dead worker had is taken again.
import { postgresPrograms, startCluster } from '@turnwise/postgres-cluster';
import type { Cluster } from '@turnwise/postgres-cluster';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openQueue } from './index.ts';
import type { SimulationQueue } from './index.ts';

const bin = postgresPrograms();

describe.skipIf(bin === undefined)('with PostgreSQL (scripts/install-postgres.sh installs it)', () => {
  let cluster: Cluster;
  const open: SimulationQueue[] = [];
  const queue = async (): Promise<SimulationQueue> => {
    const opened = await openQueue(cluster.url);
    open.push(opened);
    return opened;
  };
  beforeAll(async () => {
    cluster = await startCluster(bin ?? '');
  });
  afterAll(async () => {
    await Promise.all(open.map((one) => one.close()));
    await cluster.remove();
  });

  test('ranges are handed out once, come back in order, and are forgotten together', async () => {
    const [host, one, other] = await Promise.all([queue(), queue(), queue()]);
    const entry = { id: 'a', game: 'chess 1', plan: '{}', batches: 2 };
    await host.enter(entry);
    await host.enter(entry);
    expect(await one.take(['draughts 1'])).toBeUndefined();
    const [first, second] = [await one.take(['chess 1']), await other.take(['chess 1'])];
    expect([first, second]).toMatchObject([
      { simulation: 'a', from: 0, to: 1, plan: '{}' },
      { from: 1, to: 2 },
    ]);
    expect(await host.take(['chess 1'])).toBeUndefined();
    await second?.finish('two');
    expect(await host.finished('a', 0)).toEqual([]);
    await first?.finish('one');
    expect(await host.finished('a', 0)).toEqual([
      { from: 0, to: 1, result: 'one' },
      { from: 1, to: 2, result: 'two' },
    ]);
    expect(await host.finished('a', 1)).toHaveLength(1);
    await host.drop('a');
    expect(await host.finished('a', 0)).toEqual([]);
  });

  test('what somebody gives back, or had when the connection broke, is taken again', async () => {
    const [host, gone] = [await queue(), await openQueue(cluster.url)];
    await host.enter({ id: 'b', game: 'chess 1', plan: '{}', batches: 1 });
    const left = await host.take(['chess 1']);
    await left?.leave();
    expect(await gone.take(['chess 1'])).toMatchObject({ simulation: 'b', from: 0 });
    expect(await host.take(['chess 1'])).toBeUndefined();
    await gone.close();
    const again = await host.take(['chess 1']);
    expect(again).toMatchObject({ simulation: 'b', from: 0 });
    await again?.leave();
    await host.drop('b');
  });

  test('a large simulation has at most a thousand ranges, without a gap', async () => {
    const host = await queue();
    await host.enter({ id: 'c', game: 'chess 1', plan: '{}', batches: 2501 });
    for (let next = 0; next < 12; next += 3) {
      const taken = await host.take(['chess 1']);
      expect(taken).toMatchObject({ from: next, to: next + 3 });
      await taken?.finish('x');
    }
    await host.drop('c');
  });
});
