/** Opens a match at a server for a page: joins it, by a token or to watch, and reads what has happened so far. */
import { connect } from '@turnwise/client';
import type { Client, ConnectOptions } from '@turnwise/client';
import type { Json } from '@turnwise/kernel';
import type { MatchDocument, SeenDocument } from '@turnwise/match';
import type { MatchAbout } from '@turnwise/protocol';
import { SourceTrouble } from '../source-trouble.ts';
import type { TableSource } from '../table-source.ts';
import { SocketSide } from './socket-side.ts';
import type { After } from './socket-side.ts';
import { SocketTable, troubleOf } from './socket-table.ts';

export interface SocketRequest {
  /** Where the server is: `https://host`. */
  readonly url: string;
  readonly match: string;
  /** Of a seat or the host. Without one, one watches. */
  readonly token?: string | undefined;
  /** Opens a document in a worker, for the past and for a match that is over. Without it one has what one saw while one was there. */
  readonly replay?: (document: MatchDocument | SeenDocument) => Promise<TableSource>;
  /** Runs something later: with it, what the server did not answer is asked again in a while. */
  readonly after?: After;
  readonly connect?: Pick<ConnectOptions, 'socket' | 'fetch' | 'patience' | 'world'>;
}

/** Rejects with trouble if the match is not there or the token is worth nothing. */
export async function openSocketTable(request: SocketRequest): Promise<TableSource> {
  const { url, match, token, replay } = request;
  const client = connectTo(request);
  const watchers: Client[] = [];
  try {
    const own = await sideOf(client, match, token, request.after);
    const { about } = await client.requests.call('look', { params: { match }, token });
    return new SocketTable({
      client,
      about,
      options: await optionsOf(client, about),
      own,
      replay,
      watch: async () => {
        const other = connectTo({ ...request, url });
        watchers.push(other);
        return sideOf(other, match, undefined, request.after);
      },
      close: () => [client, ...watchers].forEach((one) => one.close()),
    });
  } catch (error) {
    client.close();
    const { message, because } = troubleOf(error);
    throw new SourceTrouble('cannotOpen', message, because);
  }
}

/** The ruleset that was brought to it, which everybody there may read. A table does without it where it cannot be had. */
async function optionsOf({ requests }: Client, { ruleset }: MatchAbout): Promise<Json> {
  if (ruleset === undefined) return {};
  const { document } = await requests.call('ruleset', { params: { ruleset } }).catch(() => ({ document: undefined }));
  return document === undefined ? {} : { ruleset: document };
}

function connectTo({ url, connect: options }: SocketRequest): Client {
  return connect(url, { ...options, labels: true, stage: true });
}

/** It listens before the first word comes. */
async function sideOf(
  client: Client,
  match: string,
  token: string | undefined,
  after: After | undefined,
): Promise<SocketSide> {
  const table = client.table(match, token);
  const side = new SocketSide(table, client.requests, after);
  await table.welcomed;
  return side;
}
