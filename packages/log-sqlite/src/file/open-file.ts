/**
 * Opens the file: locked for as long as it is open, every commit synced to the disk. A file that cannot be written is opened for reading,
 * as far as that gives a true picture.
 */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import type { KeeperData } from '../messages.ts';
import { checkIdentity } from './check-identity.ts';
import { checkFolder, checkSize, hasJournal, isWritable } from './check-path.ts';
import { Connection } from './connection.ts';
import { damageOfJournal } from './damage-of-journal.ts';
import { inMemory } from './in-memory.ts';
import { makeFile } from './make-file.ts';
import { PAGE_BYTES } from './schema.ts';
import type { Store } from './store.ts';
import { StoreFault } from './store-fault.ts';

export function openFile({ file, mostBytes }: KeeperData): Store {
  const connection = file === ':memory:' ? inMemory() : tried(file, () => connect(file));
  if (mostBytes !== undefined) {
    const pages = Math.max(1, Math.floor(mostBytes / PAGE_BYTES));
    connection.exec(`pragma max_page_count = ${pages}`);
  }
  return { connection, matches: new Map() };
}

function connect(file: string): Connection {
  checkFolder(file);
  if (!existsSync(file)) makeFile(file);
  checkSize(file);
  return isWritable(file) && isWritable(dirname(file)) ? connectToWrite(file) : connectToRead(file);
}

function connectToWrite(file: string): Connection {
  const damage = damageOfJournal(`${file}-wal`);
  // Whoever has the file open is writing to its journal, so that a look at it from here says nothing.
  if (damage !== undefined && !isTaken(file)) throw new StoreFault('corrupt', damage);
  const connection = new Connection(file);
  connection.exec('pragma locking_mode = exclusive');
  checkIdentity(file, connection);
  if (connection.pragma('journal_mode = wal') !== 'wal')
    throw new StoreFault('unsupported', `${file}: no journal can be kept beside it`);
  connection.exec('pragma synchronous = full');
  connection.exec(`pragma cache_size = -${CACHE_KILOBYTES}`);
  connection.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  return connection;
}

const CACHE_KILOBYTES = 32_000;
const CHECKPOINT_PAGES = 4_000;

/** Without the right to write there is no lock and no journal, which is fine as long as nobody left something in one. */
function connectToRead(file: string): Connection {
  if (hasJournal(file))
    throw new StoreFault(
      'readOnly',
      `${file} was not closed in order, or is in use. It has to be opened by somebody who may write to it`,
    );
  const connection = new Connection(`${pathToFileURL(file).href}?immutable=1`);
  checkIdentity(file, connection);
  return connection;
}

/** A connection that only reads: it changes nothing, not even the journal. */
function isTaken(file: string): boolean {
  try {
    const connection = new Connection(`${pathToFileURL(file).href}?mode=ro&readonly_shm=1`);
    connection.rows('select count(*) from sqlite_schema');
    connection.close();
    return false;
  } catch (thrown) {
    return isBusy(thrown);
  }
}

function tried<V>(file: string, open: () => V): V {
  try {
    return open();
  } catch (thrown) {
    if (isBusy(thrown))
      throw new StoreFault(
        'unavailable',
        `${file} is in use: another process has it open, or this one has it open already`,
      );
    if (thrown instanceof Database.SqliteError) thrown.message = `${file}: ${thrown.message}`;
    throw thrown;
  }
}

function isBusy(thrown: unknown): boolean {
  return thrown instanceof Database.SqliteError && thrown.code.startsWith('SQLITE_BUSY');
}
