/** Opens the log that an address names. Each engine is loaded only by those who use it. */
import { accessSync, constants, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fail, ok } from '@turnwise/kernel';
import type { Result } from '@turnwise/kernel';
import { createMemoryLog, LogError } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import type { LogAddress } from './log-address.ts';
import { withoutSecrets } from './log-address.ts';

export interface OpenLogOptions {
  /** Files are relative to it. */
  readonly folder: string;
  /** Whether to write to it; a file that can only be read is refused then. */
  readonly writes: boolean;
}

/** One line for a person if it cannot be opened. */
export async function openLog(
  address: LogAddress,
  { folder, writes }: OpenLogOptions,
): Promise<Result<MatchLog, string>> {
  if (writes && address.kind === 'sqlite' && !isWritable(resolve(folder, address.file)))
    return fail(`${address.file} cannot be written: permission denied`);
  try {
    return ok(await opened(address, folder));
  } catch (thrown) {
    if (!(thrown instanceof LogError)) throw thrown;
    return fail(lineOf(address, thrown));
  }
}

async function opened(address: LogAddress, folder: string): Promise<MatchLog> {
  switch (address.kind) {
    case 'memory':
      return createMemoryLog();
    case 'sqlite': {
      const { openSqliteLog } = await import('@turnwise/log-sqlite');
      return openSqliteLog(resolve(folder, address.file));
    }
    case 'postgres': {
      const { openPostgresLog } = await import('@turnwise/log-postgres');
      return openPostgresLog(address.url);
    }
    case 'nats': {
      const { openNatsLog } = await import('@turnwise/log-nats');
      const { kind: _, servers, ...options } = address;
      return openNatsLog(servers, options);
    }
  }
}

/** A file that is there; the engine says what is wrong with one that is not. */
function isWritable(file: string): boolean {
  try {
    if (existsSync(file)) accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function lineOf({ kind }: LogAddress, { message }: LogError): string {
  const [first = ''] = withoutSecrets(message).split('\n');
  switch (kind) {
    case 'memory':
    case 'sqlite':
      return first;
    case 'postgres':
      return `PostgreSQL: ${first}`;
    case 'nats':
      return `NATS: ${first}`;
  }
}
