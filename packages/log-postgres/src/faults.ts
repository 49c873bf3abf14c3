/** What PostgreSQL says when it refuses, in the words of a log. The codes are those of its appendix A, "Error Codes". */
import { LogError } from '@turnwise/log';
import type { LogErrorCode } from '@turnwise/log';
import pg from 'pg';

/** The longest beginning that fits decides. What is not here is `unavailable`. */
const MEANINGS: Readonly<Record<string, LogErrorCode>> = {
  '0A': 'unsupported', // feature not supported
  '22': 'tooLarge', // data exception: a value that no column takes
  '23': 'corrupt', // integrity: a record is there already, beyond the end of its match
  '25006': 'readOnly', // read-only transaction, or a standby
  '28': 'unsupported', // not authorised
  '3D': 'unsupported', // no such database
  '3F': 'unsupported', // no such schema
  '42': 'unsupported', // no such table, no privilege
  '53100': 'full', // disk full
  '54': 'tooLarge', // a limit of the program
  XX001: 'corrupt', // data corrupted
  XX002: 'corrupt', // index corrupted
};

/** Nothing was written. */
export function logErrorOf(thrown: unknown): LogError {
  if (thrown instanceof LogError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new LogError(meaningOf(stateOf(thrown)), message, { cause: thrown });
}

/** It gave way to another transaction and may be sent again. */
export function isClash(thrown: unknown): boolean {
  const state = stateOf(thrown);
  return state === '40P01' || state === '40001';
}

function meaningOf(state: string): LogErrorCode {
  return MEANINGS[state] ?? MEANINGS[state.slice(0, 2)] ?? 'unavailable';
}

function stateOf(thrown: unknown): string {
  return thrown instanceof pg.DatabaseError ? (thrown.code ?? '') : '';
}
