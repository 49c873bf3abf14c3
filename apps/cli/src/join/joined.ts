/** A match at a server that this terminal has joined. */
import type { Client, ClientTable } from '@turnwise/client';
import type { MatchAbout } from '@turnwise/protocol';
import type { RemoteMatch } from './remote-match.ts';

export interface Joined {
  readonly client: Client;
  readonly table: ClientTable;
  readonly match: RemoteMatch;
  /** As it was when we came. */
  readonly about: MatchAbout;
  /** What others type to come here: `http://HOST:PORT/MATCH`. */
  readonly address: string;
}
