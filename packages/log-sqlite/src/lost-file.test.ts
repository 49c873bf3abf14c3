// A commit that fails and cannot be rolled back either: the thread ends, so that nobody reads what was not committed.
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { LogRecord, MatchHead, MatchLog } from '@turnwise/log';
import { afterAll, expect, test } from 'vitest';
import { openSqliteLog } from './index.ts';
import { Keeper } from './keeper.ts';
import { LastingKeeper } from './lasting-keeper.ts';
import { SqliteLog } from './sqlite-log.ts';
import { startKeeper } from './start-keeper.ts';
import { freshFolder } from './testing/folder.ts';

const folder = freshFolder();
afterAll(() => folder.remove());

const HEAD: MatchHead = { id: 'm', game: 'pig', version: '1', at: 0, start: null, settings: null };

/** A thread whose commits and rollbacks fail while there is a file of this name. With `landed`, the commit is made before it fails. */
async function failing(file: string, flag: string, landed: boolean): Promise<Keeper> {
  const here = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);
  const text = `
    import { existsSync } from 'node:fs';
    import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))};
    register();
    const { Connection } = await import(${here('file/connection.ts')});
    const { run } = Connection.prototype;
    Connection.prototype.run = function (sql, ...values) {
      if (!existsSync(${JSON.stringify(flag)}) || (sql !== 'commit' && sql !== 'rollback')) return run.call(this, sql, ...values);
      if (${landed} && sql === 'commit') run.call(this, sql);
      throw new Error(sql + ' has failed');
    };
    await import(${here('worker.ts')});
  `;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(text)}`), {
    workerData: { file },
    execArgv: ['--conditions=@turnwise/source'],
  });
  const keeper = new Keeper(worker);
  await once(worker, 'message');
  return keeper;
}

async function idsOf(log: MatchLog): Promise<readonly string[]> {
  const found: LogRecord[] = [];
  for await (const record of log.read('m')) found.push(record);
  return found.map(({ id }) => id);
}

test('the append is in doubt, and nothing is read until the file has been opened again', async () => {
  const [file, flag] = [folder.file('lost.db'), folder.file('lost')];
  const keeper = await failing(file, flag, false);
  const log = new SqliteLog(keeper);
  await log.create(HEAD);
  await log.append('m', 0, [{ id: 'a' }]);
  writeFileSync(flag, '');
  expect(await log.append('m', 1, [{ id: 'b' }])).toMatchObject({ kind: 'inDoubt' });
  await expect(idsOf(log)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await keeper.ended).toContain('cannot be rolled back');
  await log.close();
  const again = await openSqliteLog(file);
  expect(await idsOf(again)).toEqual(['a']);
  await again.close();
});

test('the next call opens the file again', async () => {
  const [file, flag] = [folder.file('next.db'), folder.file('next')];
  const log = new SqliteLog(new LastingKeeper(await failing(file, flag, false), { open: () => startKeeper({ file }) }));
  const heard: string[] = [];
  await log.create(HEAD);
  await log.append('m', 0, [{ id: 'a' }]);
  await log.follow('m', 0, ({ id }) => heard.push(id));
  writeFileSync(flag, '');
  expect(await log.append('m', 1, [{ id: 'b' }])).toMatchObject({ kind: 'inDoubt' });
  expect(await idsOf(log)).toEqual(['a']);
  expect(await log.append('m', 1, [{ id: 'c' }])).toEqual({ kind: 'appended', length: 2 });
  await expect.poll(() => heard).toEqual(['a', 'c']);
  await log.close();
});

test('a file that cannot be opened again is not tried at every call', async () => {
  const [file, flag] = [folder.file('taken.db'), folder.file('taken')];
  let tries = 0;
  let now = 0;
  let isTaken = true;
  const open = (): Promise<Keeper> => {
    tries++;
    return isTaken ? Promise.reject(new Error('taken')) : startKeeper({ file });
  };
  const log = new SqliteLog(new LastingKeeper(await failing(file, flag, false), { open, now: () => now }));
  await log.create(HEAD);
  writeFileSync(flag, '');
  expect(await log.append('m', 0, [{ id: 'a' }])).toMatchObject({ kind: 'inDoubt' });
  for (let call = 0; call < 5; call++) await expect(log.head('m')).rejects.toMatchObject({ code: 'unavailable' });
  expect(tries).toBe(1);
  now += 150;
  for (let call = 0; call < 5; call++) await expect(log.head('m')).rejects.toMatchObject({ code: 'unavailable' });
  expect(tries).toBe(2);
  isTaken = false;
  now += 10_000;
  expect(await log.head('m')).toEqual(HEAD);
  await log.close();
  await expect(log.head('m')).rejects.toMatchObject({ code: 'closed' });
});

test('who follows hears of an append in doubt that had landed', async () => {
  const [file, flag] = [folder.file('landed.db'), folder.file('landed')];
  const log = new SqliteLog(await failing(file, flag, true));
  const heard: string[] = [];
  await log.create(HEAD);
  await log.follow('m', 0, ({ id }) => heard.push(id));
  writeFileSync(flag, '');
  expect(await log.append('m', 0, [{ id: 'a' }])).toMatchObject({ kind: 'inDoubt' });
  rmSync(flag);
  await expect.poll(() => heard).toEqual(['a']);
  await log.close();
});
