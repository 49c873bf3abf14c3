/**
 * The tables. Records go to the end of theirs, in the order in which they come, and are found by an index: that is more than twice as fast
 * as a table that is kept in the order of matches. Lists are found by indexes too, and what they show is kept beside.
 *
 * Texts are JSON, each with a checksum that also covers where it belongs (`checksum.ts`).
 */
export const SCHEMA_VERSION = 1;

/** Set when a file is made, and never changed. */
export const PAGE_BYTES = 4_096;

/** "Turn", in the header of the file: it is ours, and not some other SQLite file. */
export const APPLICATION = 0x5475_726e;

export const SCHEMA = `
  create table matches (
    no integer primary key,
    id text not null unique,
    length integer not null
  );
  create table records (
    match integer not null,
    place integer not null,
    checksum integer not null,
    text text not null
  );
  create unique index records_of on records (match, place);
  create table heads (
    no integer primary key,
    id text not null unique,
    at integer not null,
    game text not null,
    stage text not null,
    listed integer not null,
    head_checksum integer not null,
    listing_checksum integer not null,
    head text not null,
    listing text not null
  );
  create index heads_by_stage on heads (listed, stage, at, id);
  create index heads_by_game on heads (game, listed, stage, at, id);
  create table holders (
    no integer not null,
    holder text not null,
    stage text not null,
    at integer not null,
    id text not null,
    primary key (no, holder)
  ) without rowid;
  create index holders_by_stage on holders (holder, stage, at, id);
  create table snapshots (
    no integer primary key,
    at integer not null,
    checksum integer not null,
    text text not null
  );
  create table contents (
    hash text primary key,
    checksum integer not null,
    text text not null
  ) without rowid;
  pragma application_id = ${APPLICATION};
  pragma user_version = ${SCHEMA_VERSION};
`;
