// The command line with a queue: workers are killed at random while they play, and the report is that of one process.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { postgresPrograms, startCluster } from '@turnwise/postgres-cluster';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openQueue } from './index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const bin = postgresPrograms();
const ARGV = [
  'simulate',
  'connect-four',
  '--bots',
  'search:iterations=4000,greedy',
  '--games',
  '12',
  '--seed',
  '4',
  '--json',
];

/** Each of them makes another process load all sources. */
const KILLS = 2;

function turnwise(argv: readonly string[]): ChildProcess {
  const from = ['--import', 'tsx', '--conditions=@turnwise/source', 'apps/cli/src/main.ts'];
  return spawn(process.execPath, [...from, ...argv], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function finishedIn(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(result)::integer from turnwise_range');
  return rows[0]?.count ?? 0;
}

/** What a simulation printed, without how long it took. */
async function reported(child: ChildProcess): Promise<unknown> {
  let out = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
  const [status] = (await once(child, 'close')) as [number | null];
  expect(status).toBe(0);
  const { speed: _speed, ...report } = JSON.parse(out) as Record<string, unknown>;
  return report;
}

test.skipIf(bin === undefined)('workers that are killed at random change nothing', async () => {
  const cluster = await startCluster(bin ?? '');
  const workers: ChildProcess[] = [];
  const begin = (): void => void workers.push(turnwise(['simulate', '--worker', '--queue', cluster.url]));
  try {
    const alone = await reported(turnwise([...ARGV, '--workers', '1']));
    begin();
    begin();
    const over = new AbortController();
    const queued = reported(turnwise([...ARGV, '--queue', cluster.url])).finally(() => over.abort());
    // Makes the tables, so that they can be looked at.
    await (await openQueue(cluster.url)).close();
    const looking = new pg.Client({ connectionString: cluster.url });
    await looking.connect();
    let killed = 0;
    while (!over.signal.aborted && killed < KILLS) {
      await sleep(20);
      // Some have been played since: the older of the two is killed, whatever it is doing, and another begins.
      if ((await finishedIn(looking)) <= 2 * killed) continue;
      workers.shift()?.kill('SIGKILL');
      killed++;
      begin();
    }
    await looking.end();
    expect(await queued).toEqual(alone);
    expect(killed).toBe(KILLS);
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    await cluster.remove();
  }
});
