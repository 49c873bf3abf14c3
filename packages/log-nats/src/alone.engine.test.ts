// One server that nobody has set up: its limits are met with clean errors. And sizes that take long where every write waits for a disk.
import type { LogError, LogRecord, MatchHead, MatchLog } from '@turnwise/log';
import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeBatch } from './batch.ts';
import { openNatsLog } from './index.ts';
import { NatsCluster } from './testing/cluster.ts';
import { natsServer } from './testing/nats-server.ts';

const program = natsServer();
const MANY = 10_000;

function headOf(id: string, at = 1_000): MatchHead {
  return { id, game: 'pig', version: '1.0.0', at, start: null, settings: null };
}

async function all(log: MatchLog, match: string, from?: number): Promise<readonly LogRecord[]> {
  const found: LogRecord[] = [];
  for await (const record of log.read(match, from)) found.push(record);
  return found;
}

describe.skipIf(program === undefined)('with NATS (scripts/install-nats.sh installs it)', () => {
  let cluster: NatsCluster;
  let log: MatchLog;

  beforeAll(async () => {
    cluster = await NatsCluster.start(program ?? '', { nodes: 1, plain: true });
    log = await openNatsLog(cluster.servers);
  });
  afterAll(async () => {
    await log.close();
    await cluster.stop();
  });

  test('what is over the limit of the server is refused whole', async () => {
    await log.create(headOf('large'));
    const large: LogRecord = { id: 'large', text: 'x'.repeat(600_000) };
    expect(await log.append('large', 0, [large])).toEqual({ kind: 'appended', length: 1 });
    await expect(log.append('large', 1, [large, { ...large, id: 'too' }])).rejects.toMatchObject({ code: 'tooLarge' });
    expect(await all(log, 'large')).toEqual([large]);
    expect(await log.append('large', 1, [{ id: 'after' }])).toEqual({ kind: 'appended', length: 2 });

    await expect(log.keepContent('hash', 'x'.repeat(1_100_000))).rejects.toMatchObject({ code: 'tooLarge' });
    expect(await log.content('hash')).toBeUndefined();
    await log.keepSnapshot('large', 1, 'small');
    await log.keepSnapshot('large', 2, 'x'.repeat(1_100_000));
    expect(await log.snapshot('large')).toEqual({ at: 1, document: 'small' });
  });

  test('three replicas need a cluster', async () => {
    await expect(openNatsLog(cluster.servers, { name: 'three', replicas: 3 })).rejects.toMatchObject({
      code: 'unavailable',
    });
    await expect(openNatsLog(cluster.servers, { replicas: 3 })).rejects.toMatchObject({ code: 'unsupported' });
    await expect(openNatsLog(cluster.servers, { name: 'a.b' })).rejects.toMatchObject({ code: 'unsupported' });
  });

  test('ids that are no ids find nothing, whatever they would mean in a subject', async () => {
    await log.create(headOf('guarded'));
    await log.append('guarded', 0, [{ id: 'r' }]);
    for (const id of ['*', '>', 'guarded.*', 'a b', '']) {
      expect(await all(log, id)).toEqual([]);
      expect(await log.head(id)).toBeUndefined();
      expect(await log.snapshot(id)).toBeUndefined();
      await expect(log.append(id, 0, [{ id: 'x' }])).rejects.toMatchObject({ code: 'unknownMatch' });
      await expect(log.create(headOf(id))).rejects.toMatchObject({ code: 'unknownMatch' });
    }
  });

  test('a message that is not ours is reported', async () => {
    await log.create(headOf('spoilt'));
    await log.append('spoilt', 0, [{ id: 'r' }]);
    const connection = await connect({ servers: cluster.servers });
    const client = jetstream(connection);
    await client.publish('turnwise.record.spoilt', encodeBatch({ place: 5, records: [{ id: 'far' }] }));
    await expect(all(log, 'spoilt')).rejects.toMatchObject({ code: 'corrupt' });
    await client.publish('turnwise.record.spoilt', 'no JSON');
    await expect(all(log, 'spoilt')).rejects.toMatchObject({ code: 'corrupt' });
    await connection.close();
  });

  test('a match of ten thousand messages is read from any place', async () => {
    await log.create(headOf('long'));
    const connection = await connect({ servers: cluster.servers });
    const client = jetstream(connection);
    const records = Array.from({ length: MANY }, (_, place): LogRecord => ({ id: `r${place}` }));
    for (let from = 0; from < MANY; from += 500)
      await Promise.all(
        records.slice(from, from + 500).flatMap((record, index) => [
          client.publish('turnwise.record.long', encodeBatch({ place: from + index, records: [record] })),
          // Another match in between.
          client.publish('turnwise.record.other', encodeBatch({ place: from + index, records: [record] })),
        ]),
      );
    await connection.close();
    const started = Date.now();
    for (const from of [0, 1, 4_321, 9_990, 9_999, MANY])
      expect(await all(log, 'long', from)).toEqual(records.slice(from));
    expect(Date.now() - started).toBeLessThan(120_000);
    expect(await log.append('long', MANY, [{ id: 'last' }])).toEqual({ kind: 'appended', length: MANY + 1 });
  });

  test('ten thousand matches are listed page by page', async () => {
    const listing = { stage: 'open', listed: true, holders: [], summary: null } as const;
    const ids = Array.from({ length: MANY }, (_, index) => `many-${index}`);
    for (let from = 0; from < MANY; from += 500)
      await Promise.all(
        ids
          .slice(from, from + 500)
          .map((id, index) => log.create({ ...headOf(id, from + index), game: 'many' }, listing)),
      );
    const other = await openNatsLog(cluster.servers);
    const started = Date.now();
    const found: string[] = [];
    for (let after: string | undefined; ;) {
      const page = await other.list({ game: 'many', limit: 100, ...(after === undefined ? {} : { after }) });
      found.push(...page.matches.map(({ head }) => head.id));
      after = page.next;
      if (after === undefined) break;
    }
    expect(Date.now() - started).toBeLessThan(120_000);
    expect(found).toEqual(ids.toReversed());
    await other.close();
  });

  test('thousands of matches are followed', async () => {
    const other = await openNatsLog(cluster.servers);
    const ids = Array.from({ length: 2_000 }, (_, index) => `many-${index}`);
    const heard = new Set<string>();
    await Promise.all(ids.map((id) => other.follow(id, 0, (record) => heard.add(record.id))));
    await Promise.all(ids.map((id) => log.append(id, 0, [{ id: `of-${id}` }])));
    await expect.poll(() => heard.size, { timeout: 120_000 }).toBe(ids.length);
    await other.close();
  });

  test('what is not sent while the server is away is not sent when it is back', async () => {
    const hasty = await openNatsLog(cluster.servers, { patience: 100 });
    const closing = await openNatsLog(cluster.servers, { patience: 100 });
    await log.create(headOf('away'));
    await hasty.append('away', 0, [{ id: 'before' }]);
    await cluster.killAll();
    await expect(all(hasty, 'away')).rejects.toMatchObject({ code: 'unavailable' });
    const lost = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) => hasty.append('away', 1, [{ id: `away-${index}` }])),
    );
    expect(lost.map((one) => one.status === 'rejected' && (one.reason as LogError).code)).toEqual(
      Array.from({ length: 5 }, () => 'unavailable'),
    );
    await closing.close();
    await cluster.startAll();
    const found = expect.poll(async () => all(hasty, 'away').catch(() => undefined), { timeout: 120_000 });
    await found.toEqual([{ id: 'before' }]);
    expect(await hasty.append('away', 1, [{ id: 'after' }])).toEqual({ kind: 'appended', length: 2 });
    await hasty.close();
  });
});
