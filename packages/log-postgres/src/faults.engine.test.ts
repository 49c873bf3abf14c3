// What a server may refuse or be set to, and what the log makes of it.
import { randomBytes } from 'node:crypto';
import type { Listing, LogRecord, MatchLog } from '@turnwise/log';
import { postgresPrograms, startCluster } from '@turnwise/postgres-cluster';
import type { Cluster } from '@turnwise/postgres-cluster';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresLog } from './index.ts';
import { LARGEST_JOB } from './portions.ts';
import { TABLES_VERSION } from './tables.ts';

const bin = postgresPrograms();
let matches = 0;

async function begun(log: MatchLog): Promise<string> {
  const id = `match-${matches++}`;
  await log.create({ id, game: 'pig', version: '1', at: 1, start: {}, settings: {} });
  return id;
}

async function all(log: MatchLog, match: string, from?: number): Promise<readonly LogRecord[]> {
  const found: LogRecord[] = [];
  for await (const record of log.read(match, from)) found.push(record);
  return found;
}

describe.skipIf(bin === undefined)('with PostgreSQL (scripts/install-postgres.sh installs it)', () => {
  let cluster: Cluster;
  let admin: pg.Client;
  const open: MatchLog[] = [];
  const opened = async (more = ''): Promise<MatchLog> => {
    const log = await openPostgresLog(cluster.url + more);
    open.push(log);
    return log;
  };
  /** Something that happens whenever a record is written. */
  const whenWritten = async (does: string): Promise<void> => {
    await admin.query(`create or replace function meddle() returns trigger language plpgsql as
        $meddle$ begin ${does}; return new; end $meddle$;
      create trigger meddling before insert on turnwise_record for each row execute function meddle()`);
  };
  beforeAll(async () => {
    cluster = await startCluster(bin ?? '');
    admin = new pg.Client({ connectionString: cluster.url });
    await admin.connect();
    await opened();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((log) => log.close()));
    await admin.query('drop trigger if exists meddling on turnwise_record');
  });
  afterAll(async () => {
    await admin.end();
    await cluster.remove();
  });

  test('processes that open it at once on an empty database make its tables once', async () => {
    await admin.query('create database empty');
    const url = cluster.url.replace('/postgres?', '/empty?');
    const logs = await Promise.all(Array.from({ length: 6 }, () => openPostgresLog(url)));
    open.push(...logs);
    expect(await (logs[0] as MatchLog).head('x')).toBeUndefined();
  });

  test('tables of a later version are not touched', async () => {
    await admin.query(`update turnwise_log set version = ${TABLES_VERSION + 1}`);
    await expect(opened()).rejects.toMatchObject({ code: 'unsupported' });
    await admin.query(`update turnwise_log set version = ${TABLES_VERSION}`);
  });

  test('a database that cannot keep all characters is refused', async () => {
    await admin.query(`create database ascii encoding 'SQL_ASCII' locale 'C' template template0`);
    const url = cluster.url.replace('/postgres?', '/ascii?');
    await expect(openPostgresLog(url)).rejects.toMatchObject({ code: 'unsupported' });
    await expect(openPostgresLog(cluster.url.replace('/postgres?', '/none?'))).rejects.toMatchObject({
      code: 'unsupported',
    });
    await expect(openPostgresLog('postgres://turnwise@/postgres?host=/nowhere')).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  test('settings of the server weaken nothing', async () => {
    await admin.query(`create table if not exists seen (durable text, isolation text);
      alter database postgres set synchronous_commit = off;
      alter database postgres set default_transaction_isolation = serializable`);
    const log = await opened();
    await whenWritten(
      `insert into seen values (current_setting('synchronous_commit'), current_setting('transaction_isolation'))`,
    );
    const match = await begun(log);
    expect(await log.append(match, 0, [{ id: 'a' }])).toEqual({ kind: 'appended', length: 1 });
    const { rows } = await admin.query('select * from seen');
    expect(rows).toEqual([{ durable: 'on', isolation: 'read committed' }]);
    await admin.query(`alter database postgres reset synchronous_commit;
      alter database postgres reset default_transaction_isolation`);
  });

  test.each([
    ['53100', 'full'],
    ['25006', 'readOnly'],
    ['XX001', 'corrupt'],
    ['53300', 'unavailable'],
  ])('an append that is refused with %s is %s, and nothing was written', async (state, code) => {
    const log = await opened();
    const match = await begun(log);
    await whenWritten(`raise exception 'no' using errcode = '${state}'`);
    await expect(log.append(match, 0, [{ id: 'a' }])).rejects.toMatchObject({ code });
    await admin.query('drop trigger meddling on turnwise_record');
    expect(await log.append(match, 0, [{ id: 'a' }])).toEqual({ kind: 'appended', length: 1 });
  });

  test('a log that may only read reads', async () => {
    const match = await begun(await opened());
    const log = await opened('&options=-c%20default_transaction_read_only%3Don');
    expect(await log.head(match)).toMatchObject({ id: match });
    await expect(log.append(match, 0, [{ id: 'a' }])).rejects.toMatchObject({ code: 'readOnly' });
    await expect(begun(log)).rejects.toMatchObject({ code: 'readOnly' });
  });

  test('an append that gave way to another is sent again', async () => {
    const log = await opened();
    const match = await begun(log);
    // A sequence goes on counting whatever becomes of the transaction.
    await admin.query('create sequence tries');
    await whenWritten(`if nextval('tries') < 4 then raise exception 'no' using errcode = '40P01'; end if`);
    expect(await log.append(match, 0, [{ id: 'a' }])).toEqual({ kind: 'appended', length: 1 });
  });

  test('a backend that ends in the middle of an append leaves a doubt', async () => {
    const log = await opened();
    const match = await begun(log);
    await whenWritten('perform pg_terminate_backend(pg_backend_pid())');
    expect(await log.append(match, 0, [{ id: 'a' }])).toMatchObject({ kind: 'inDoubt' });
    expect(await all(log, match)).toEqual([]);
  });

  test('one append of a group that is too large does not harm the others', async () => {
    const log = await opened();
    const ids = await Promise.all(Array.from({ length: 5 }, () => begun(log)));
    const listing: Listing = { stage: 'open', listed: true, holders: [], summary: null };
    // Longer than an index takes.
    const holders = [randomBytes(10_000).toString('hex')];
    const results = await Promise.allSettled(
      ids.map((id, index) => log.append(id, 0, [{ id: 'a' }], index === 2 ? { ...listing, holders } : listing)),
    );
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true]);
    expect(results[2]).toMatchObject({ reason: { code: 'tooLarge' } });
    const huge = { id: 'huge', text: 'x'.repeat(LARGEST_JOB) };
    await expect(log.append(ids[0] as string, 1, [huge])).rejects.toMatchObject({ code: 'tooLarge' });
    const heads = ['large0', 'large1', 'large2'].map((id, index) => {
      const game = index === 1 ? randomBytes(10_000).toString('hex') : 'pig';
      return { id, game, version: '1', at: 1, start: 'x'.repeat(4_000_000), settings: {} };
    });
    const made = await Promise.allSettled(heads.map((head) => log.create(head)));
    expect(made).toMatchObject([{ value: 'created' }, { reason: { code: 'tooLarge' } }, { value: 'created' }]);
  });

  test('names and documents come back as they were, whatever characters they have', async () => {
    const log = await opened();
    const odd = 'NUL \0, half \ud800, quote ", slash \\, brace {}, null';
    const head = { id: 'NULL', game: odd, version: odd, at: 1.5, start: { [odd]: odd }, settings: odd };
    const listing: Listing = { stage: 'over', listed: true, holders: [odd, 'null'], summary: { odd } };
    expect(await log.create(head, listing)).toBe('created');
    expect(await log.head('NULL')).toEqual(head);
    const page = { matches: [{ head, listing }] };
    expect(await log.list({ game: odd, holder: odd, stage: 'over' })).toEqual(page);
    expect(await log.append('NULL', 0, [{ id: odd, [odd]: odd }], { ...listing, holders: [] })).toMatchObject({
      kind: 'appended',
    });
    expect(await all(log, 'NULL')).toEqual([{ id: odd, [odd]: odd }]);
    await log.keepContent(odd, odd);
    expect(await log.content(odd)).toBe(odd);
    await log.keepSnapshot('NULL', 1, odd);
    expect(await log.snapshot('NULL')).toEqual({ at: 1, document: odd });
    for (const id of ['', 'a b', '\0'])
      await expect(log.append(id, 0, [])).rejects.toMatchObject({ code: 'unknownMatch' });
    for (const place of [-1, 0.5, Number.NaN, 2 ** 40])
      expect(await log.append('NULL', place, [{ id: 'x' }])).toEqual({ kind: 'conflict' });
  });

  test('a long match is read page by page', async () => {
    const log = await opened();
    const match = await begun(log);
    const records = Array.from({ length: 2_500 }, (_, place) => ({ id: String(place) }));
    const large = Array.from({ length: 5 }, (_, place) => ({ id: `large${place}`, text: 'x'.repeat(700_000) }));
    await log.append(match, 0, [...records, ...large]);
    const ids = [...records, ...large].map(({ id }) => id);
    for (const from of [0, 999, 1_000, 2_501])
      expect((await all(log, match, from)).map(({ id }) => id)).toEqual(ids.slice(from));
  });

  test('a record that is missing or spoilt is not passed over', async () => {
    const log = await opened();
    const match = await begun(log);
    await log.append(match, 0, [{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
    const spoil = async (statement: string, from: number): Promise<void> => {
      await admin.query(statement, [match]);
      await expect(all(log, match, from)).rejects.toMatchObject({ code: 'corrupt' });
    };
    await spoil(`update turnwise_record set body = '{' where match = $1 and place = 1`, 0);
    await spoil('delete from turnwise_record where match = $1 and place = 1', 0);
    await spoil('delete from turnwise_record where match = $1 and place = 2', 2);
    const other = await begun(log);
    await admin.query(`insert into turnwise_record values ($1, 3, '{"id":"beyond the end"}')`, [match]);
    const results = await Promise.allSettled(
      [match, other].map((id, index) => log.append(id, 3 - 3 * index, [{ id: 'd' }])),
    );
    expect(results).toMatchObject([{ reason: { code: 'corrupt' } }, { value: { kind: 'appended' } }]);
  });
});
