/**
 * Makes a new file under another name and gives it its own when it is complete. So a file that is empty or without tables was never made
 * that way: somebody cut it off, and it must not be taken for a new one.
 */
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Connection } from './connection.ts';
import { PAGE_BYTES, SCHEMA } from './schema.ts';

export function makeFile(file: string): void {
  const unfinished = `${file}.${process.pid}.new`;
  rmSync(unfinished, { force: true });
  try {
    const connection = new Connection(unfinished);
    connection.exec(`pragma page_size = ${PAGE_BYTES}; begin; ${SCHEMA} commit;`);
    // Nobody holds a statement of this connection, so that it is really closed here.
    connection.exec('pragma journal_mode = wal');
    connection.close();
    giveName(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  syncFolder(dirname(file));
}

/** A link, unlike a rename, never replaces what another process made in the meantime. Not every disk has links. */
function giveName(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch {
    if (!existsSync(file)) renameSync(unfinished, file);
  }
}

/** So that the name outlives a power cut. Windows has no such thing and needs none. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
