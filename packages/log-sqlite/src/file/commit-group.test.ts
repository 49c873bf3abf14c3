// Many writes in one commit: each gets its own answer, and a commit that fails says what is known of it.
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import type { RecordPage } from '../messages.ts';
import { freshFolder } from '../testing/folder.ts';
import { appendJob, createJob } from '../testing/sample.ts';
import { answer } from './answer.ts';
import { commitGroup } from './commit-group.ts';
import { Connection } from './connection.ts';
import type { Value } from './connection.ts';
import { openFile } from './open-file.ts';
import { SCHEMA } from './schema.ts';
import type { Store } from './store.ts';

const folder = freshFolder();
afterAll(() => folder.remove());

function storeOf(connection: Connection): Store {
  connection.exec(SCHEMA);
  return { connection, matches: new Map() };
}

function textsOf(store: Store, match: string): readonly string[] {
  return (answer(store, { kind: 'records', match, from: 0 }) as RecordPage).texts;
}

test('appends to one match are done in their order, and a later one sees the earlier ones', () => {
  const store = storeOf(new Connection(':memory:'));
  const answers = commitGroup(store, [
    createJob('m'),
    appendJob('m', 0, '1', '2'),
    appendJob('m', 0, 'late'),
    appendJob('m', 2, '3'),
    createJob('m'),
    appendJob('n', 0, 'nowhere'),
    appendJob('m', 4, 'too far'),
  ]);
  expect(answers.map((one) => (one.kind === 'fault' ? one.code : one.kind))).toEqual([
    'written',
    'written',
    'conflict',
    'written',
    'exists',
    'unknownMatch',
    'conflict',
  ]);
  expect(textsOf(store, 'm')).toEqual(['1', '2', '3']);
});

test('one that cannot be written does not keep back the others', () => {
  const store = openFile({ file: folder.file('one.db') });
  commitGroup(store, [createJob('good'), createJob('bad'), appendJob('bad', 0, '1', '2', '3')]);
  // As if a byte of its length had been flipped.
  store.connection.run(`update matches set length = 1 where id = 'bad'`);
  store.matches.clear();
  const answers = commitGroup(store, [
    appendJob('good', 0, '1'),
    appendJob('bad', 1, 'not this'),
    appendJob('good', 1, '2'),
  ]);
  expect(answers).toEqual([{ kind: 'written' }, expect.objectContaining({ code: 'corrupt' }), { kind: 'written' }]);
  expect(textsOf(store, 'good')).toEqual(['1', '2']);
  expect(() => textsOf(store, 'bad')).toThrow('more records');
  store.connection.close();
});

/** A connection whose commits fail, after or before they have landed. */
class FailingCommits extends Connection {
  failure: { readonly code: string; readonly landed: boolean } | undefined;

  override run(sql: string, ...values: readonly Value[]): void {
    if (sql !== 'commit' || this.failure === undefined) return super.run(sql, ...values);
    if (this.failure.landed) super.run(sql);
    throw new Database.SqliteError('the commit failed', this.failure.code, 0);
  }
}

test.each([
  ['SQLITE_IOERR', false, 'inDoubt'],
  ['SQLITE_IOERR_FSYNC', true, 'inDoubt'],
  ['SQLITE_FULL', false, 'full'],
  ['SQLITE_READONLY', false, 'readOnly'],
])('a commit that fails with %s (landed: %s) is answered with %s', (code, landed, expected) => {
  const connection = new FailingCommits(':memory:');
  const store = storeOf(connection);
  commitGroup(store, [createJob('m')]);
  connection.failure = { code, landed };
  const answers = commitGroup(store, [appendJob('m', 0, '1'), appendJob('m', 1, '2')]);
  for (const one of answers) expect(one).toMatchObject({ kind: 'fault', code: expected });
  connection.failure = undefined;
  expect(textsOf(store, 'm')).toEqual(landed ? ['1', '2'] : []);
  expect(commitGroup(store, [appendJob('m', landed ? 2 : 0, 'next')])).toEqual([{ kind: 'written' }]);
});
