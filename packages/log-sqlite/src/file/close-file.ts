/** Brings the journal into the file and lets go of it. If that cannot be done, nothing is lost: the journal stays, and the next opening reads it. */
import type { Store } from './store.ts';

export function closeFile({ connection }: Store): void {
  try {
    connection.pragma('wal_checkpoint(truncate)');
  } finally {
    connection.close();
  }
}
