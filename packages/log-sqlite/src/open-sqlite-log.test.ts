// What can be opened, and what is said where that cannot be.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { Connection } from './file/connection.ts';
import { openFile } from './file/open-file.ts';
import { openSqliteLog } from './index.ts';
import { freshFolder } from './testing/folder.ts';
import { makeSample } from './testing/sample.ts';

const folder = freshFolder();
afterAll(() => folder.remove());

/** Changes a file with a connection that is really closed, since it prepares nothing. */
function change(file: string, sql: string): void {
  const connection = new Connection(file);
  connection.exec(sql);
  connection.close();
}

async function refusal(file: string): Promise<unknown> {
  return openSqliteLog(file).then(
    () => 'it was opened',
    (thrown: unknown) => thrown,
  );
}

test('a folder that is missing', async () => {
  const missing = folder.file('missing');
  expect(await refusal(`${missing}/a.db`)).toMatchObject({
    name: 'LogError',
    code: 'unavailable',
    message: `there is no folder ${missing}`,
  });
});

test('a folder in place of the file, and a file in place of the folder', async () => {
  mkdirSync(folder.file('folder.db'));
  expect(await refusal(folder.file('folder.db'))).toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/is not a file$/),
  });
  makeSample(folder.file('file'));
  expect(await refusal(folder.file('file/a.db'))).toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/is not a folder$/),
  });
});

test('a file of a newer version is refused and left as it is', async () => {
  const [made, file] = [folder.file('made.db'), folder.file('newer.db')];
  makeSample(made);
  copyFileSync(made, file);
  change(file, 'pragma user_version = 2');
  const before = readFileSync(file);
  expect(await refusal(file)).toMatchObject({
    name: 'LogError',
    code: 'unsupported',
    message: expect.stringMatching(/has version 2/),
  });
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a database of something else is refused', async () => {
  const file = folder.file('other.db');
  change(file, 'create table other (a)');
  expect(await refusal(file)).toMatchObject({
    name: 'LogError',
    code: 'unsupported',
    message: expect.stringMatching(/no log of matches/),
  });
});

test('names with all sorts of characters', async () => {
  const file = folder.file('ä ?#%20 &mode=ro.db');
  const log = await openSqliteLog(file);
  expect(await log.create({ id: 'a', game: 'pig', version: '1', at: 0, start: null, settings: null })).toBe('created');
  await log.close();
  expect(existsSync(file)).toBe(true);
});

test('every commit is synced, and nobody else gets in', () => {
  const { connection } = openFile({ file: folder.file('synced.db') });
  const settings = ['synchronous', 'journal_mode', 'locking_mode'].map((name) => connection.pragma(name));
  expect(settings).toEqual([2, 'wal', 'exclusive']);
  connection.close();
});

test('a closed log is one file', async () => {
  const own = freshFolder();
  const log = await openSqliteLog(own.file('one.db'));
  await log.create({ id: 'a', game: 'pig', version: '1', at: 0, start: null, settings: null });
  expect(readdirSync(own.path)).toEqual(['one.db', 'one.db-wal']);
  await log.close();
  expect(readdirSync(own.path)).toEqual(['one.db']);
  own.remove();
});

test('in memory, for tests', async () => {
  const log = await openSqliteLog(':memory:');
  expect(await log.create({ id: 'a', game: 'pig', version: '1', at: 0, start: null, settings: null })).toBe('created');
  expect(await log.append('a', 0, [{ id: 'x' }])).toEqual({ kind: 'appended', length: 1 });
  await log.close();
  expect(existsSync(':memory:')).toBe(false);
});
