// The thread that has the file dies: whoever waits is told, whoever comes later is told, and the file can be opened again.
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { AppendResult, LogRecord, MatchHead } from '@turnwise/log';
import { LogError } from '@turnwise/log';
import { afterAll, expect, test } from 'vitest';
import { openSqliteLog } from './index.ts';
import { Keeper } from './keeper.ts';
import { SqliteLog } from './sqlite-log.ts';
import { startThread } from './start-thread.ts';
import { freshFolder } from './testing/folder.ts';

const folder = freshFolder();
afterAll(() => folder.remove());

function headOf(id: string): MatchHead {
  return { id, game: 'pig', version: '1', at: 0, start: null, settings: null };
}

async function opened(file: string): Promise<{ readonly log: SqliteLog; readonly thread: Worker }> {
  const thread = startThread({ file });
  const keeper = new Keeper(thread);
  await once(thread, 'message');
  return { log: new SqliteLog(keeper), thread };
}

function settled(call: Promise<AppendResult>): Promise<string> {
  return call.then(
    ({ kind }) => kind,
    (thrown: unknown) => (thrown instanceof LogError ? thrown.code : String(thrown)),
  );
}

test('appends that were on their way are in doubt, and what was acknowledged is there', async () => {
  const file = folder.file('killed.db');
  const { log, thread } = await opened(file);
  const matches = Array.from({ length: 300 }, (_, index) => `m${index}`);
  await Promise.all(matches.map((match) => log.create(headOf(match))));
  // Each match appends as often as it can. The first group is with the thread when that is killed; others have not been sent.
  const acknowledged = new Map<string, number>();
  const ends = matches.map(async (match) => {
    for (let place = 0; ; place++) {
      const result = await settled(log.append(match, place, [{ id: `${match}-${place}` }]));
      if (result !== 'appended') return result;
      acknowledged.set(match, place + 1);
    }
  });
  while (acknowledged.size < matches.length) await new Promise(setImmediate);
  await thread.terminate();
  const found = new Set(await Promise.all(ends));
  expect(found.has('inDoubt')).toBe(true);
  expect([...found].filter((one) => one !== 'inDoubt' && one !== 'unavailable')).toEqual([]);

  const again = await openSqliteLog(file);
  for (const match of matches) {
    const records: LogRecord[] = [];
    for await (const record of again.read(match)) records.push(record);
    expect(records).toEqual(records.map((_, place) => ({ id: `${match}-${place}` })));
    const extra = records.length - (acknowledged.get(match) ?? 0);
    expect([0, 1]).toContain(extra);
  }
  await again.close();
});

test('what comes later is unavailable, followers are told, and closing works', async () => {
  const { log, thread } = await opened(folder.file('later.db'));
  await log.create(headOf('m'));
  const errors: string[] = [];
  await log.follow(
    'm',
    0,
    () => undefined,
    ({ code }) => errors.push(code),
  );
  const reading = log.head('m');
  await thread.terminate();
  await reading.catch((thrown: unknown) => expect(thrown).toMatchObject({ code: 'unavailable' }));
  const gone = { name: 'LogError', code: 'unavailable', message: expect.stringContaining('thread') };
  await expect(log.append('m', 0, [{ id: 'a' }])).rejects.toMatchObject(gone);
  await expect(log.create(headOf('n'))).rejects.toMatchObject(gone);
  await expect(log.head('m')).rejects.toMatchObject(gone);
  await expect(log.list({})).rejects.toMatchObject(gone);
  await log.follow(
    'm',
    0,
    () => undefined,
    ({ code }) => errors.push(code),
  );
  expect(errors).toContain('unavailable');
  await log.close();
  await expect(log.head('m')).rejects.toMatchObject({ code: 'closed' });
});
