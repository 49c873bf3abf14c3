/** What an error of SQLite means for whoever asked. */
import Database from 'libsql';
import type { LogErrorCode } from '@turnwise/log';
import type { Fault } from '../messages.ts';
import { StoreFault } from './store-fault.ts';

export function faultOf(thrown: unknown): Fault {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { kind: 'fault', code: codeOf(thrown), message };
}

/**
 * The first that the name of the error begins with. A constraint can only fail where an index and its table disagree, and our statements are
 * wrong only for tables that are not what they were.
 */
const CODES: readonly (readonly [name: string, code: LogErrorCode])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_CORRUPT', 'corrupt'],
  ['SQLITE_NOTADB', 'corrupt'],
  ['SQLITE_CONSTRAINT', 'corrupt'],
  ['SQLITE_ERROR', 'corrupt'],
  ['SQLITE_TOOBIG', 'tooLarge'],
];

function codeOf(thrown: unknown): LogErrorCode {
  if (thrown instanceof StoreFault) return thrown.code;
  if (!(thrown instanceof Database.SqliteError)) return 'unavailable';
  return CODES.find(([name]) => thrown.code.startsWith(name))?.[1] ?? 'unavailable';
}
