/**
 * How many appends a second three nodes on this machine take, for 1, 100 and 1,000 matches that are written at once, each append after
 * the one before it was acknowledged. `npm run measure -w @turnwise/log-nats`.
 */
import type { MatchLog } from '@turnwise/log';
import { openNatsLog } from '../index.ts';
import { NatsCluster } from './cluster.ts';
import { natsServer } from './nats-server.ts';

const SECONDS = 5;
const MATCHES = [1, 100, 1_000];

async function appendsPerSecond(log: MatchLog, matches: number): Promise<number> {
  const ids = Array.from({ length: matches }, (_, index) => `of-${matches}-${index}`);
  await Promise.all(
    ids.map((id) => log.create({ id, game: 'pig', version: '1.0.0', at: 0, start: null, settings: null })),
  );
  const started = performance.now();
  const end = started + SECONDS * 1_000;
  const counts = await Promise.all(ids.map((id) => appendUntil(log, id, end)));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1_000);
}

async function appendUntil(log: MatchLog, match: string, end: number): Promise<number> {
  let place = 0;
  for (; performance.now() < end; place++) {
    const record = {
      id: `${match}-${place}`,
      kind: 'input',
      seat: place % 2,
      input: { kind: 'move', cell: place % 9 },
    };
    const { kind } = await log.append(match, place, [record]);
    if (kind !== 'appended') throw new Error(`an append came back as ${kind}`);
  }
  return place;
}

async function readTime(log: MatchLog, match: string): Promise<string> {
  const started = performance.now();
  let count = 0;
  for await (const _ of log.read(match)) count++;
  return `${count} records read in ${Math.round(performance.now() - started)} ms`;
}

const program = natsServer();
if (program === undefined) throw new Error('there is no nats-server here: scripts/install-nats.sh installs it');
const cluster = await NatsCluster.start(program, { nodes: 3 });
try {
  const log = await openNatsLog(cluster.servers);
  for (const matches of MATCHES)
    console.log(`${matches} matches: ${Math.round(await appendsPerSecond(log, matches))} appends a second`);
  console.log(await readTime(log, 'of-1-0'));
  await log.close();
} finally {
  await cluster.stop();
}
