/**
 * A client: one connection to a server, the tables that are joined over it, and requests. Nothing that the server sends makes it throw:
 * what cannot be read is counted and left out.
 */
import { PLAY_PATH, readServerMessage } from '@turnwise/protocol';
import type { ServerMessage, ServerMessageOf } from '@turnwise/protocol';
import { ClientError, ownError } from './client-error.ts';
import { Line } from './line.ts';
import type { LineStatus } from './line.ts';
import { Listeners } from './listeners.ts';
import { Requests } from './requests.ts';
import type { FetchLike } from './requests.ts';
import { ownSocket, socketUrl } from './socket.ts';
import type { SocketMaker } from './socket.ts';
import { REAL_SURROUNDINGS } from './surroundings.ts';
import type { Surroundings } from './surroundings.ts';
import { ClientTable } from './table.ts';

export interface ConnectOptions {
  /** A constructor of WebSockets. Default: the program's own, which Node has from version 22 on. */
  readonly socket?: SocketMaker;
  readonly fetch?: FetchLike;
  /** Changes instead of whole looks. Default true. */
  readonly deltas?: boolean;
  /** Messages beside sentences, for clients with words of their own. Default false. */
  readonly labels?: boolean;
  /** Views and questions also in the game's own types, for clients that have the game itself. Default false. */
  readonly seen?: boolean;
  /** What can be seen and touched, and what happens step by step, for clients that draw. Default false. */
  readonly stage?: boolean;
  /** Milliseconds after which something that is still unanswered is given up. Default one minute. */
  readonly patience?: number;
  readonly world?: Surroundings;
}

export interface ClientNews {
  readonly status: LineStatus;
  /** An error that belongs to no match. */
  readonly error: ClientError;
}

/** Connects to `https://host`, and stays connected until it is closed. */
export function connect(url: string, options: ConnectOptions = {}): Client {
  return new Client(url, options);
}

export class Client {
  readonly requests: Requests;
  readonly #options: ConnectOptions;
  readonly #world: Surroundings;
  readonly #line: Line;
  readonly #listeners = new Listeners<ClientNews>();
  readonly #tables = new Map<string, ClientTable>();
  readonly #prefix: string;
  #ids = 0;
  #strange = 0;
  #mended = 0;
  #offset = 0;
  #told: LineStatus = 'waiting';

  constructor(url: string, options: ConnectOptions) {
    const { world = REAL_SURROUNDINGS, socket = ownSocket(), patience = 60_000 } = options;
    if (socket === undefined) throw new Error('there is no WebSocket here: give a constructor as the option `socket`');
    this.#options = options;
    this.#world = world;
    this.#prefix = [world.random(), world.random()].map((part) => Math.floor(part * 2 ** 40).toString(36)).join('');
    const fetch: FetchLike = options.fetch ?? (async (to, init) => globalThis.fetch(to, init));
    this.requests = new Requests(url, fetch, world, patience);
    this.#line = new Line({
      url: socketUrl(url, PLAY_PATH),
      make: socket,
      world,
      opened: () => this.#opened(),
      heard: (text) => this.#heard(text),
      lost: () => this.#lost(),
      gone: (why) => this.#gone(why),
    });
    this.#line.open();
    this.#tellStatus();
  }

  get status(): LineStatus {
    return this.#line.status;
  }

  /** Messages that could not be read or belong to nothing. */
  get strange(): number {
    return this.#strange;
  }

  /** How often a fresh look had to be asked for. */
  get mended(): number {
    return this.#mended;
  }

  /** The server's time, as far as we know it: what `expiresAt` is compared with. */
  now(): number {
    return this.#world.now() + this.#offset;
  }

  on<K extends keyof ClientNews>(kind: K, listener: (news: ClientNews[K]) => void): () => void {
    return this.#listeners.on(kind, listener);
  }

  /** Joins a match: as what the token says, or to watch. It resolves with the first look. */
  async join(match: string, token?: string): Promise<ClientTable> {
    return this.table(match, token).welcomed;
  }

  /** The same at once, for those who listen from the first word on: it has no look before it is `welcomed`. */
  table(match: string, token?: string): ClientTable {
    if (this.#line.status === 'closed') throw ownError('closed');
    const known = this.#tables.get(match);
    if (known !== undefined && known.token !== token) throw ownError('alreadyJoined');
    return known ?? this.#sit(match, token);
  }

  /** Ends everything. What is unanswered is rejected with `closed`. */
  close(): void {
    this.#line.close();
  }

  #sit(match: string, token: string | undefined): ClientTable {
    const { deltas = true, labels = false, seen = false, stage = false, patience = 60_000 } = this.#options;
    const table: ClientTable = new ClientTable(match, token, {
      world: this.#world,
      patience,
      deltas,
      labels,
      seen,
      stage,
      send: (message) => this.#line.send(message),
      newId: () => `${this.#prefix}-${++this.#ids}`,
      forget: () => this.#tables.get(match) === table && this.#tables.delete(match),
      mended: () => void this.#mended++,
    });
    this.#tables.set(match, table);
    if (this.#line.status === 'open') table.connected();
    return table;
  }

  #opened(): void {
    this.#tellStatus();
    for (const table of this.#tables.values()) table.connected();
  }

  #lost(): void {
    for (const table of this.#tables.values()) table.disconnected();
    this.#tellStatus();
  }

  #gone(why: ClientError): void {
    for (const table of this.#tables.values()) table.end(why);
    this.#tellStatus();
  }

  #tellStatus(): void {
    const { status } = this.#line;
    if (status === this.#told) return;
    this.#told = status;
    this.#listeners.tell('status', status);
  }

  #heard(text: string): void {
    const read = readServerMessage(text);
    if (!read.ok) this.#strange++;
    else if (read.value !== undefined) this.#take(read.value);
  }

  #take(message: ServerMessage): void {
    if (message.type === 'pong') return this.#pong(message);
    if (message.type === 'welcome') this.#line.settle();
    const { match } = message;
    const table = match === undefined ? undefined : this.#tables.get(match);
    if (table !== undefined) table.take(message);
    else if (message.type === 'error') this.#error(message);
    else this.#strange++;
  }

  #error({ code, message, params }: ServerMessageOf<'error'>): void {
    const error = new ClientError(code, message, params);
    if (code === 'protocolMismatch') return this.#line.close(error);
    this.#listeners.tell('error', error);
  }

  /** Half of the time that it took is taken for the way back. */
  #pong({ at, now }: ServerMessageOf<'pong'>): void {
    if (at === undefined) return;
    const here = this.#world.now();
    this.#offset = now + (here - at) / 2 - here;
  }
}
