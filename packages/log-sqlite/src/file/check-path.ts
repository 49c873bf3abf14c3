/** Looks at a path before SQLite does: whether a file can be there, whether it can be written, whether it is whole pages. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { PAGE_BYTES } from './schema.ts';
import { StoreFault } from './store-fault.ts';

export function checkFolder(file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder)) throw new StoreFault('unavailable', `there is no folder ${folder}`);
  if (!statSync(folder).isDirectory()) throw new StoreFault('unavailable', `${folder} is not a folder`);
  if (existsSync(file) && !statSync(file).isFile()) throw new StoreFault('unavailable', `${file} is not a file`);
}

/** SQLite notices that pages are missing at the end, but not that a part of the last one is. A crash can leave that only with a journal. */
export function checkSize(file: string): void {
  const { size } = statSync(file);
  if (size === 0) throw new StoreFault('corrupt', `${file} is empty: what was in it is gone`);
  if (size % PAGE_BYTES !== 0 && !hasJournal(file))
    throw new StoreFault('corrupt', `${file} is cut off after byte ${size}`);
}

export function hasJournal(file: string): boolean {
  const journal = `${file}-wal`;
  return existsSync(journal) && statSync(journal).size > 0;
}

export function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
