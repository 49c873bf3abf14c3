/** A table on the server that the page comes from: with the seat that this device has there, or to watch. */
import { openReplayTable, openSocketTable, type TableSource } from '@turnwise/table-source';
import { hasServer } from './server-api.ts';
import { seatTokenFor } from './seat-tokens.ts';
import { tablePort } from './table-worker.ts';

/** Undefined where no server answers. */
export async function openServed(match: string): Promise<TableSource | undefined> {
  if (!(await hasServer())) return undefined;
  return await openSocketTable({
    url: window.location.origin,
    match,
    token: seatTokenFor(match)?.token,
    replay: (document) => openReplayTable(tablePort(), document),
  });
}
