/** The tables of the log, made where they are missing. Who makes them takes a lock first, so that two do not get into each other's way. */
import { LogError } from '@turnwise/log';
import type { Sessions } from './sessions.ts';

/** It counts up when the tables change. */
export const TABLES_VERSION = 1;

/**
 * JSON is kept as text: it comes back as it was, and the text of JSON has no character that PostgreSQL does not take. Ids are compared
 * by their bytes. A match has room in its page for the row that an append makes of it, so that no index has to be touched.
 */
const TABLES = `
  create table turnwise_log (version integer not null);
  insert into turnwise_log values (${TABLES_VERSION});
  create table turnwise_match (
    id text collate "C" primary key,
    length integer not null default 0,
    game text collate "C" not null,
    version text not null,
    at double precision not null,
    start text not null,
    settings text not null,
    stage text not null,
    listed boolean not null,
    holders text[] not null,
    summary text not null
  ) with (fillfactor = 75);
  create index turnwise_match_at on turnwise_match (at desc, id desc);
  create index turnwise_match_game on turnwise_match (game, at desc, id desc);
  create index turnwise_match_stage on turnwise_match (stage, at desc, id desc) where listed;
  create index turnwise_match_holders on turnwise_match using gin (holders) with (fastupdate = off);
  create table turnwise_record (
    match text collate "C" not null,
    place integer not null,
    body text not null,
    primary key (match, place)
  );
  create table turnwise_snapshot (
    match text collate "C" primary key,
    at integer not null,
    document text not null
  );
  create table turnwise_content (
    hash text collate "C" primary key,
    document text not null
  );
`;

const TABLES_LOCK = 7_466_922;

/**
 * One statement to the server, and so one transaction. After the lock it asks the catalog itself: what a session remembers of it, as
 * `to_regclass` does, is from before.
 */
const MAKE_TABLES = `do $make$ begin
  perform pg_advisory_xact_lock(${TABLES_LOCK});
  if not exists (select from pg_class where relname = 'turnwise_log' and pg_table_is_visible(oid)) then ${TABLES} end if;
end $make$`;

/** Gives the name by which the processes of this log call each other: it differs for logs in two schemas of one database. */
export async function readyTables(sessions: Sessions): Promise<string> {
  if (!(await areThere(sessions))) await sessions.write({ text: MAKE_TABLES });
  const [row] = await sessions.read<{ version: number; channel: string }>({
    text: `select version, 'turnwise_' || 'turnwise_log'::regclass::oid as channel from turnwise_log`,
  });
  if (row === undefined) throw new LogError('corrupt', 'the table turnwise_log has no row');
  if (row.version > TABLES_VERSION)
    throw new LogError('unsupported', `the tables have version ${row.version}; this program knows ${TABLES_VERSION}`);
  return row.channel;
}

async function areThere(sessions: Sessions): Promise<boolean> {
  const [row] = await sessions.read<{ there: boolean }>({
    text: `select to_regclass('turnwise_log') is not null as there`,
  });
  return row?.there ?? false;
}
