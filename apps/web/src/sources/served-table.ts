/** A table on the server that the page comes from: with the seat that this device has there, or to watch. */
import { openReplayTable, openSocketTable, type TableSource } from '@turnwise/table-source';
import { troubleOf } from '../words/trouble.ts';
import { serverState, Unreachable } from './server-api.ts';
import { seatTokenFor } from './seat-tokens.ts';
import { tablePort } from './table-worker.ts';

/** Undefined where there is no server; `Unreachable` where it does not answer now. */
export async function openServed(match: string): Promise<TableSource | undefined> {
  const state = await serverState();
  if (state === 'unreachable') throw new Unreachable('the server cannot be reached');
  if (state === 'none') return undefined;
  const own = seatTokenFor(match);
  try {
    return await openWith(match, own?.token);
  } catch (error) {
    // The server has not heard of this token yet: the seat can be asked for again at the table.
    if (own?.isAsked !== true || troubleOf(error).code !== 'unauthenticated') throw error;
    return await openWith(match, undefined);
  }
}

function openWith(match: string, token: string | undefined): Promise<TableSource> {
  return openSocketTable({
    url: window.location.origin,
    match,
    token,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    replay: (document) => openReplayTable(tablePort(), document),
  });
}
