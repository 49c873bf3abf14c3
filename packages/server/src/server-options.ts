/** What a server is made with. */
import type { Registry } from '@turnwise/game';
import type { MatchLog } from '@turnwise/log';
import { TABLE_LIMITS } from '@turnwise/table';
import type { BotPlayers } from './bot-players.ts';

export interface ServerOptions {
  readonly log: MatchLog;
  readonly registry: Registry;
  /** Without them, seats cannot be given to bots. */
  readonly bots?: BotPlayers;
  /** Hashes of the operator's tokens. */
  readonly moderators?: readonly string[];
  /** Pages from these origins may connect, besides those that the server itself gives out; `*` for all. */
  readonly origins?: readonly string[] | '*';
  /** Who may read `/metrics`. Default: everybody who can reach it. */
  readonly metrics?: 'everybody' | 'moderators';
  /** Milliseconds since 1970. Default: the clock of the machine, which threads for what people bring go by in any case. */
  readonly now?: () => number;
  /** The level of the structured log; `silent` for none. Default `info`. */
  readonly logLevel?: string;
  /** Where the structured log goes, a line of JSON at a time. Default: standard output. */
  readonly logTo?: { write(line: string): void };
  /**
   * Proxies that are believed when they say for whom they ask (`X-Forwarded-For`): addresses, ranges such as `10.0.0.0/8`, `loopback`,
   * `linklocal`, `uniquelocal`. What others say is left aside, as limits go by the address. Default: none.
   */
  readonly trustProxy?: readonly string[];
  /** What is sent over sockets is compressed for those who can read that. It takes few bytes, and much time and memory. Default: no. */
  readonly deflate?: boolean;
  readonly limits?: Partial<ServerLimits>;
  /** A folder with the files of a page, which is given out at every address that is not of the API. */
  readonly page?: string;
  /**
   * Rulesets and levels that people bring run in threads of their own, with limits on time and memory. The threads import the games from this
   * module: `export const registry: Registry`, the same as above. `unguarded`: in this thread, where everybody is trusted. Left out, nothing
   * that people bring is taken.
   */
  readonly brought?: { readonly games: string } | 'unguarded';
}

export interface ServerLimits {
  /** Milliseconds after which a table with nobody at it is put away. */
  readonly idle: number;
  /** Messages a second from one socket, and how many may come at once. */
  readonly rate: number;
  readonly burst: number;
  /** Requests a second from one address, and how many may come at once. */
  readonly requestRate: number;
  readonly requestBurst: number;
  /** The same for files of the page, where one is served: a page is many files. */
  readonly fileRate: number;
  readonly fileBurst: number;
  /** What one address may have done a second, over all its sockets and by request, and how much at once: in weights of `work.ts`. */
  readonly workRate: number;
  readonly workBurst: number;
  /** Lines of chat from one seat at once, and milliseconds until there may be one more. */
  readonly chatBurst: number;
  readonly chatPause: number;
  readonly socketsPerAddress: number;
  /** Matches that one address may create in an hour. */
  readonly matchesPerAddress: number;
  /** Matches that bots play alone, of one address, at once. */
  readonly botMatchesPerAddress: number;
  /** Records that one match may have. */
  readonly recordsPerMatch: number;
  /** Bytes of rulesets that one address may bring in an hour. */
  readonly rulesetBytesPerAddress: number;
  /** Documents, and events from further back than memory keeps, a second for one address, and how many at once: each 1,000 records count as one. */
  readonly documentRate: number;
  readonly documentBurst: number;
  /** Matches that are played again at once, and how many may wait for that; from one address a quarter of those. */
  readonly replays: number;
  readonly replaysWaiting: number;
  /** Bytes that may wait to be read before updates are dropped, and milliseconds until the socket is closed. */
  readonly unsent: number;
  readonly unsentTime: number;
  /** Threads for matches with what people bring: one for each that is open. */
  readonly threads: number;
  /** Threads in which what they bring is checked, and how many may wait for one; from one address a quarter of those. */
  readonly checkThreads: number;
  readonly checksWaiting: number;
  /** Megabytes that each of them may use. */
  readonly threadMemory: number;
  /** Milliseconds that such rules may take without a pause. */
  readonly threadTime: number;
  /** Milliseconds between two heartbeats; a socket that misses two is closed. */
  readonly heartbeat: number;
  /** Milliseconds within which the headers of a request, and all of it, must have come. */
  readonly headersTime: number;
  readonly requestTime: number;
  /** Milliseconds for which nothing goes through a connection before it is closed. A request that waits for an event is shorter. */
  readonly idleTime: number;
  /** Connections to this process at once; further ones are closed at once. */
  readonly connections: number;
  /** Of those, how many from one address. Proxies that are trusted may have any number. */
  readonly connectionsPerAddress: number;
  /** Milliseconds after which a socket that is at no match is closed. */
  readonly loungeTime: number;
}

export const USUAL_LIMITS: ServerLimits = {
  idle: 30_000,
  rate: 40,
  burst: 160,
  requestRate: 50,
  requestBurst: 200,
  fileRate: 500,
  fileBurst: 5_000,
  workRate: 2_000,
  workBurst: 20_000,
  chatBurst: 5,
  chatPause: 2_000,
  socketsPerAddress: 100,
  matchesPerAddress: 1_000,
  botMatchesPerAddress: 20,
  recordsPerMatch: TABLE_LIMITS.recordsPerMatch.usual,
  rulesetBytesPerAddress: 40_000_000,
  documentRate: 1,
  documentBurst: 30,
  replays: 2,
  replaysWaiting: 100,
  unsent: 262_144,
  unsentTime: 10_000,
  threads: 16,
  checkThreads: 2,
  checksWaiting: 100,
  threadMemory: 128,
  threadTime: 5_000,
  heartbeat: 15_000,
  headersTime: 10_000,
  requestTime: 30_000,
  idleTime: 40_000,
  connections: 20_000,
  connectionsPerAddress: 1_000,
  loungeTime: 60_000,
};
