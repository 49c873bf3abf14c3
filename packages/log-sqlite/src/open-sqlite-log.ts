/** Opens the log in a file, and makes the file if it is not there. */
import { resolve } from 'node:path';
import type { MatchLog } from '@turnwise/log';
import type { Keeper } from './keeper.ts';
import { LastingKeeper } from './lasting-keeper.ts';
import { SqliteLog } from './sqlite-log.ts';
import { startKeeper } from './start-keeper.ts';

export interface SqliteLogOptions {
  /** The file does not grow beyond this; after that, appends throw `full`. The journal beside it is not counted. Default: the disk is the limit. */
  readonly mostBytes?: number;
}

/**
 * Throws a `LogError`: `unavailable` if another process has the file or its folder is missing, `corrupt` if it cannot be read, `readOnly` if
 * it cannot be written and was not closed in order, `unsupported` if a newer version wrote it or it is a file of something else.
 */
export async function openSqliteLog(file: string, options: SqliteLogOptions = {}): Promise<MatchLog> {
  // What was in memory is gone with its thread: that is not opened again as if it had been empty.
  if (file === ':memory:') return new SqliteLog(await startKeeper({ ...options, file }));
  const data = { ...options, file: resolve(file) };
  const open = (): Promise<Keeper> => startKeeper(data);
  return new SqliteLog(new LastingKeeper(await open(), { open }));
}
