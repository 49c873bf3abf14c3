/** A process that reads a match of the sample, tries to write to it, and prints how that went. */
import { LogError } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { openSqliteLog } from '../index.ts';

const [, , file = ''] = process.argv;

async function tried(what: string, call: () => Promise<unknown>): Promise<void> {
  try {
    console.log(`${what} ${String(await call())}`);
  } catch (thrown) {
    console.log(thrown instanceof LogError ? `${what} ${thrown.code} ${thrown.message}` : String(thrown));
  }
}

async function lengthOf(log: MatchLog): Promise<number> {
  let length = 0;
  for await (const _ of log.read('match-1')) length++;
  return length;
}

try {
  const log = await openSqliteLog(file);
  await tried('read', () => lengthOf(log));
  await tried('listed', async () => (await log.list({})).matches.length);
  await tried('append', () => log.append('match-1', 10, [{ id: 'new' }]));
  await tried('create', () => log.create({ id: 'new', game: 'pig', version: '1', at: 0, start: null, settings: null }));
  await tried('read', () => lengthOf(log));
  await log.close();
} catch (thrown) {
  await tried('open', () => Promise.reject(thrown));
}
