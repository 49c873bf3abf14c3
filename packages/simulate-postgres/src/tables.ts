/** The two tables of the queue, made where they are not there yet. */
export const TABLES = `
  create table if not exists turnwise_simulation (
    id text primary key,
    game text not null,
    plan text not null,
    entered timestamptz not null default now()
  );
  create table if not exists turnwise_range (
    simulation text not null references turnwise_simulation on delete cascade,
    first_batch integer not null,
    end_batch integer not null,
    result text,
    primary key (simulation, first_batch)
  );
  create index if not exists turnwise_range_open on turnwise_range (simulation, first_batch) where result is null;
`;

/** Two who make them at once would get into each other's way: each waits for this lock. */
export const TABLES_LOCK = 7_466_921;
