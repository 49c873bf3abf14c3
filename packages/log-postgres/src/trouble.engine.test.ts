// What happens to a server in a long life: it is killed under load, stops answering, loses answers, and cuts connections.
import { setTimeout as sleep } from 'node:timers/promises';
import type { LogError, MatchLog } from '@turnwise/log';
import { appendSurely } from '@turnwise/log';
import { postgresPrograms, startCluster } from '@turnwise/postgres-cluster';
import type { Cluster } from '@turnwise/postgres-cluster';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresLog } from './index.ts';
import { startProxy } from './testing/proxy.ts';
import type { Fate } from './testing/proxy.ts';

const bin = postgresPrograms();
let matches = 0;

async function begun(log: MatchLog): Promise<string> {
  const id = `match-${matches++}`;
  await log.create({ id, game: 'pig', version: '1', at: 1, start: {}, settings: {} });
  return id;
}

async function idsOf(log: MatchLog, match: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { id } of log.read(match)) found.push(id);
  return found;
}

/** Appends one after the other and gives the ids that were acknowledged. */
async function write(log: MatchLog, match: string, isOver: (written: number) => boolean): Promise<readonly string[]> {
  const ids: string[] = [];
  while (!isOver(ids.length)) {
    const id = `${match}-${ids.length}`;
    const append = { match, expected: ids.length, records: [{ id }] };
    // As long as nothing was written, it can be sent again.
    const result = await appendSurely(log, append, { time: 60_000, wait: 20 }).catch((thrown: LogError) => thrown.code);
    if (result === 'unavailable') await sleep(20);
    else if (typeof result === 'string' || result.kind === 'conflict')
      throw new Error(`${id}: ${JSON.stringify(result)}`);
    else ids.push(id);
  }
  return ids;
}

describe.skipIf(bin === undefined)('with PostgreSQL (scripts/install-postgres.sh installs it)', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster(bin ?? '', { fsync: true });
  });
  afterAll(() => cluster.remove());

  async function ask(text: string): Promise<readonly unknown[]> {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    const { rows } = await client.query<object>(text);
    await client.end();
    return rows;
  }

  test('a server that is killed under load has lost nothing that it acknowledged', async () => {
    const log = await openPostgresLog(cluster.url);
    const ids = await Promise.all(Array.from({ length: 50 }, () => begun(log)));
    const heard: string[] = [];
    await log.follow(ids[0] as string, 0, ({ id }) => heard.push(id));
    let isOver = false;
    const writing = Promise.all(ids.map((match) => write(log, match, () => isOver)));
    for (let round = 0; round < 4; round++) {
      await sleep(150 + 100 * round);
      await cluster.kill();
      await cluster.start();
    }
    isOver = true;
    const acknowledged = await writing;
    for (const [index, match] of ids.entries()) expect(await idsOf(log, match)).toEqual(acknowledged[index]);
    expect(acknowledged.flat().length).toBeGreaterThan(100);
    await expect.poll(() => heard, { timeout: 120_000 }).toEqual(acknowledged[0]);
    await log.close();
  });

  test('lost appends and lost answers are settled', async () => {
    const fates: Fate[] = ['passed', 'answerLost', 'lost', 'cut', 'passed', 'cut', 'answerLost'];
    let appends = 0;
    let isKind = true;
    const fate = (): Fate => (isKind ? 'passed' : (fates[appends++ % fates.length] ?? 'passed'));
    const proxy = await startProxy(cluster.folder, fate);
    const log = await openPostgresLog(proxy.url);
    const ids = await Promise.all(Array.from({ length: 20 }, () => begun(log)));
    isKind = false;
    const [first = ''] = ids;
    appends = 1;
    expect(await log.append(first, 0, [{ id: `${first}-0` }])).toMatchObject({ kind: 'inDoubt' });
    expect(await idsOf(log, first)).toEqual([`${first}-0`]);
    const others = ids.slice(1);
    const acknowledged = await Promise.all(others.map((match) => write(log, match, (written) => written === 10)));
    expect(appends).toBeGreaterThan(10);
    for (const [index, match] of others.entries()) expect(await idsOf(log, match)).toEqual(acknowledged[index]);
    await log.close();
    await proxy.close();
  });

  test('a listening connection that is cut misses nothing', async () => {
    // It looks so seldom that looking cannot be what helps.
    const [reader, writer] = [
      await openPostgresLog(cluster.url, { lookEvery: 600_000 }),
      await openPostgresLog(cluster.url),
    ];
    const match = await begun(writer);
    const heard: string[] = [];
    await reader.follow(match, 0, ({ id }) => heard.push(id));
    let isOver = false;
    const writing = write(writer, match, () => isOver);
    let cut = 0;
    for (const end = Date.now() + 20_000; cut < 4 && Date.now() < end;) {
      await sleep(100);
      const gone = await ask(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen turnwise%'`,
      );
      cut += gone.length;
    }
    isOver = true;
    const acknowledged = await writing;
    await expect.poll(() => heard.length, { timeout: 120_000 }).toBe(acknowledged.length);
    expect(heard).toEqual(acknowledged);
    expect(cut).toBeGreaterThanOrEqual(4);
    await Promise.all([reader.close(), writer.close()]);
  });

  test('a look finds what no hint told of', async () => {
    const log = await openPostgresLog(cluster.url, { lookEvery: 100 });
    const match = await begun(log);
    const heard: string[] = [];
    await log.follow(match, 0, ({ id }) => heard.push(id));
    await ask(`insert into turnwise_record values ('${match}', 0, '{"id":"quiet"}');
      update turnwise_match set length = 1 where id = '${match}'`);
    await expect.poll(() => heard, { timeout: 120_000 }).toEqual(['quiet']);
    await log.close();
  });

  test('a server that does not answer gives errors in time, and is back when it answers again', async () => {
    const [log, other] = [
      await openPostgresLog(cluster.url, { timeout: 1_200 }),
      await openPostgresLog(cluster.url, { timeout: 1_200 }),
    ];
    const match = await begun(log);
    expect(await log.append(match, 0, [{ id: 'a' }])).toEqual({ kind: 'appended', length: 1 });
    const errors: string[] = [];
    const heard: string[] = [];
    await log.follow(
      match,
      0,
      ({ id }) => heard.push(id),
      ({ code }) => errors.push(code),
    );
    cluster.pause();
    try {
      const began = Date.now();
      expect(await log.append(match, 1, [{ id: 'b' }])).toMatchObject({ kind: 'inDoubt' });
      await expect(log.head(match)).rejects.toMatchObject({ code: 'unavailable' });
      await expect(idsOf(log, match)).rejects.toMatchObject({ code: 'unavailable' });
      await other.close();
      expect(Date.now() - began).toBeLessThan(60_000);
      await expect.poll(() => errors.length, { timeout: 120_000 }).toBeGreaterThan(0);
    } finally {
      cluster.resume();
    }
    const append = { match, expected: 1, records: [{ id: 'b' }] };
    await expect(appendSurely(log, append).catch(() => undefined)).resolves.toBeDefined();
    expect(await idsOf(log, match)).toEqual(['a', 'b']);
    await expect.poll(() => heard, { timeout: 120_000 }).toEqual(['a', 'b']);
    await log.close();
  });
});
