// One process has the file. Others are told so, and get it when it is free.
import { openSqliteLog } from './index.ts';
import { afterAll, expect, test } from 'vitest';
import { freshFolder } from './testing/folder.ts';
import { startChild } from './testing/start-child.ts';

const APPENDER = new URL('testing/appender.ts', import.meta.url);
const folder = freshFolder();
afterAll(() => folder.remove());

const IN_USE = {
  name: 'LogError',
  code: 'unavailable',
  message: expect.stringContaining('another process has it open'),
};

test('another process cannot open it', async () => {
  const file = folder.file('ours.db');
  const log = await openSqliteLog(file);
  const child = startChild(APPENDER, [file, 'a']);
  await child.printed(1);
  child.kill();
  await child.gone;
  expect(child.lines).toEqual([expect.stringMatching(/^unavailable .*another process has it open/)]);
  await log.close();
});

test('this process cannot open what another has, and can when that one is gone', async () => {
  const file = folder.file('theirs.db');
  const child = startChild(APPENDER, [file, 'a']);
  // It has written for a while, so that there is a journal.
  await child.printed(20);
  await expect(openSqliteLog(file)).rejects.toMatchObject(IN_USE);
  child.kill();
  await child.gone;
  const log = await openSqliteLog(file);
  expect(await log.head('a')).toMatchObject({ id: 'a' });
  await log.close();
});

test('nor can it be opened twice here, until it is closed', async () => {
  const file = folder.file('twice.db');
  const log = await openSqliteLog(file);
  await expect(openSqliteLog(file)).rejects.toMatchObject(IN_USE);
  await log.close();
  await (await openSqliteLog(file)).close();
});
