/**
 * Measures durable appends a second, for 1, 100 and 1,000 matches at once, each of which waits for its answer before it appends again.
 *
 *     node --import tsx --conditions=@turnwise/source packages/log-postgres/src/testing/measure.ts postgres://host/database
 *
 * With a second number, another process's worth of log follows all matches, so that hints have somebody who reads.
 */
import { randomUUID } from 'node:crypto';
import type { MatchLog } from '@turnwise/log';
import { openPostgresLog } from '../index.ts';

const SECONDS = 5;
const RECORD = {
  kind: 'input',
  seat: 1,
  at: 1_760_000_000_000,
  hash: '0123456789abcdef',
  input: { kind: 'place', cell: 4 },
};

const [url = '', followed] = process.argv.slice(2);
for (const matches of [1, 100, 1_000]) console.log(matches, await measured(matches));

async function measured(matches: number): Promise<string> {
  const log = await openPostgresLog(url);
  const other = await openPostgresLog(url);
  const ids = Array.from({ length: matches }, () => randomUUID());
  await Promise.all(
    ids.map((id) => log.create({ id, game: 'pig', version: '1', at: Date.now(), start: {}, settings: {} })),
  );
  let heard = 0;
  if (followed !== undefined) await Promise.all(ids.map((id) => other.follow(id, 0, () => heard++)));
  const began = performance.now();
  const spent = process.cpuUsage();
  const end = began + SECONDS * 1_000;
  const counts = await Promise.all(ids.map((id) => appendUntil(log, id, end)));
  const seconds = (performance.now() - began) / 1_000;
  const count = counts.reduce((sum, one) => sum + one, 0);
  const { user, system } = process.cpuUsage(spent);
  const cost = `${Math.round((user + system) / count)} µs of this process each`;
  const told = followed === undefined ? '' : `, of which ${Math.round((100 * heard) / count)} % heard by then`;
  await Promise.all([log.close(), other.close()]);
  return `${Math.round(count / seconds)} a second, ${cost}${told}`;
}

async function appendUntil(log: MatchLog, match: string, end: number): Promise<number> {
  let place = 0;
  while (performance.now() < end) {
    const { kind } = await log.append(match, place, [{ id: `${match}-${place}`, ...RECORD }]);
    if (kind !== 'appended') throw new Error(`${kind} at ${place}`);
    place++;
  }
  return place;
}
