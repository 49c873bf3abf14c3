/** Opens a log by its address: `sqlite:FILE`, `postgres://…` or `nats://…`. */
import type { MatchLog } from '@turnwise/log';
import { openNatsLog } from '@turnwise/log-nats';
import { openPostgresLog } from '@turnwise/log-postgres';
import { openSqliteLog } from '@turnwise/log-sqlite';

export async function openLog(url: string): Promise<MatchLog> {
  if (url.startsWith('sqlite:')) return openSqliteLog(url.slice('sqlite:'.length));
  if (url.startsWith('postgres:')) return openPostgresLog(url);
  if (url.startsWith('nats:')) return openNatsLog(url);
  throw new Error(`no log can be opened at ${url}`);
}
