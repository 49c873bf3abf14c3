/** Whether a database is a log of matches, and one that this program can read. */
import type { Connection } from './connection.ts';
import { inMemory } from './in-memory.ts';
import { APPLICATION, SCHEMA_VERSION } from './schema.ts';
import { StoreFault } from './store-fault.ts';

export function checkIdentity(file: string, connection: Connection): void {
  // The first real read: it takes the lock, and brings in what a crash left in the journal.
  connection.rows('select count(*) from sqlite_schema');
  if (connection.pragma('application_id') !== APPLICATION)
    throw new StoreFault('unsupported', `${file} is a SQLite file, but no log of matches`);
  const version = Number(connection.pragma('user_version'));
  if (version !== SCHEMA_VERSION)
    throw new StoreFault(
      'unsupported',
      `${file} has version ${version}, and this program knows version ${SCHEMA_VERSION}`,
    );
  // A flipped byte in the name of a column would end the process later, since libsql takes names for UTF-8.
  if (tablesOf(connection) !== tablesOf(inMemory()))
    throw new StoreFault('corrupt', `${file}: its tables are not what they were`);
}

function tablesOf(connection: Connection): string {
  return connection.rows<readonly [string]>('select hex(sql) from sqlite_schema order by rowid').join();
}
