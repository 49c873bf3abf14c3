// Several processes write groups at the same matches: none waits in a circle, none is lost, none is there twice.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { postgresPrograms, startCluster } from '@turnwise/postgres-cluster';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openPostgresLog } from './index.ts';

const bin = postgresPrograms();
const WRITER = fileURLToPath(new URL('testing/writer.ts', import.meta.url));
const PROCESSES = 3;
const MILLISECONDS = 3_000;
const MATCHES = Array.from({ length: 40 }, (_, index) => `m${index}`);

type ByMatch = Readonly<Record<string, readonly string[]>>;

async function writer(url: string, name: string): Promise<ByMatch> {
  const argv = [
    '--import',
    'tsx',
    '--conditions=@turnwise/source',
    WRITER,
    url,
    name,
    String(MILLISECONDS),
    ...MATCHES,
  ];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
  const [status] = (await once(child, 'close')) as [number | null];
  expect(status).toBe(0);
  return JSON.parse(out) as ByMatch;
}

async function deadlocks(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select deadlocks::integer from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return rows;
}

test.skipIf(bin === undefined)('groups of several processes at the same matches', async () => {
  const cluster = await startCluster(bin ?? '', { fsync: true });
  try {
    const log = await openPostgresLog(cluster.url);
    for (const id of MATCHES) await log.create({ id, game: 'pig', version: '1', at: 1, start: {}, settings: {} });
    const acknowledged = await Promise.all(
      Array.from({ length: PROCESSES }, (_, index) => writer(cluster.url, `w${index}`)),
    );
    for (const match of MATCHES) {
      const found: string[] = [];
      for await (const { id } of log.read(match)) found.push(id);
      const told = acknowledged.map((one) => one[match] ?? []);
      expect(found.toSorted()).toEqual(told.flat().toSorted());
      // Each process's own in the order in which it wrote them, and its pairs together.
      for (const [index, own] of told.entries()) expect(found.filter((id) => id.startsWith(`w${index}-`))).toEqual(own);
      for (let place = 0; place < found.length; place += 2)
        expect(numberOf(found[place + 1])).toBe(numberOf(found[place]) + 1);
    }
    expect(acknowledged.every((one) => Object.values(one).flat().length > 0)).toBe(true);
    expect(await deadlocks(cluster.url)).toEqual([{ deadlocks: 0 }]);
    await log.close();
  } finally {
    await cluster.remove();
  }
});

function numberOf(id: string | undefined): number {
  return Number(id?.slice(id.indexOf('-') + 1));
}
