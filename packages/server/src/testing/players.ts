/** A server for a test, and players who speak the protocol by hand. */
import { hashValue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { createMemoryLog, MemoryStore } from '@turnwise/log';
import { patchHeld, PROTOCOL, serverMessage } from '@turnwise/protocol';
import type { HeldLook, ServerMessage, ServerMessageOf, ServerMessageType, WireLook } from '@turnwise/protocol';
import { registry } from '@turnwise/registry';
import { WebSocket } from 'ws';
import { createServer } from '../server.ts';
import type { TurnwiseServer } from '../server.ts';
import type { ServerOptions } from '../server-options.ts';

/** Limits are not what most tests are about. */
const PLENTY = {
  requestRate: 10_000,
  requestBurst: 10_000,
  rate: 10_000,
  burst: 10_000,
  workRate: 100_000,
  workBurst: 100_000,
};
/** Milliseconds: on a busy machine a thread takes long to start. */
const PATIENCE = 45_000;

export interface TestServer {
  readonly server: TurnwiseServer;
  readonly store: MemoryStore;
  readonly url: string;
  readonly api: (
    method: string,
    path: string,
    options?: { readonly token?: string | null; readonly body?: unknown },
  ) => Promise<ApiResult>;
}

export interface ApiResult {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- A test looks into whatever came.
  readonly body: any;
}

export async function startServer(
  options: Partial<ServerOptions> = {},
  store = new MemoryStore(),
): Promise<TestServer> {
  const log = createMemoryLog(store);
  const server = await createServer({
    log,
    registry,
    logLevel: 'silent',
    ...options,
    limits: { ...PLENTY, ...options.limits },
  });
  const url = await server.listen(0);
  return {
    server,
    store,
    url,
    async api(method, path, { token, body } = {}) {
      const response = await fetch(path.startsWith('/') ? `${url}${path}` : `${url}/api/v1/${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token == null ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
    },
  };
}

/** Creates a match and takes all its seats; gives the tokens by seat. */
export async function seatAll(
  { api }: TestServer,
  body: Readonly<Record<string, unknown>>,
): Promise<{ readonly match: string; readonly host: string; readonly tokens: ReadonlyMap<string, string> }> {
  const created = await api('POST', 'matches', { body });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  const { match, token: host } = created.body as {
    match: { match: string; seats: { seat: string; held: string }[] };
    token: string;
  };
  const tokens = new Map<string, string>();
  for (const { seat } of match.seats.filter(({ held }) => held === 'open')) {
    const taken = await api('POST', `matches/${match.match}/seats`, { body: { seat, name: `${seat}'s player` } });
    if (taken.status !== 201) throw new Error(JSON.stringify(taken.body));
    tokens.set(seat, (taken.body as { token: string }).token);
  }
  return { match: match.match, host, tokens };
}

/** A client that believes nothing: every message must be of the protocol, and every delta must lead to the hash that it names. */
export class Player {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  look: WireLook | undefined;
  #former: HeldLook['former'] = {};
  place = 0;
  closed: number | undefined;
  readonly #waiting: { readonly holds: () => boolean; readonly resolve: () => void }[] = [];

  constructor(url: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/play`);
    this.socket.on('message', (data) => this.#hear((data as Buffer).toString('utf8')));
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    this.socket.on('error', () => undefined);
  }

  async opened(): Promise<this> {
    if (this.socket.readyState !== WebSocket.OPEN) await new Promise((resolve) => this.socket.once('open', resolve));
    return this;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async join(
    match: string,
    token?: string,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<ServerMessageOf<'welcome'>> {
    await this.opened();
    const from = this.heard.length;
    this.say({
      type: 'hello',
      protocol: PROTOCOL,
      match,
      ...(token === undefined ? {} : { token }),
      deltas: true,
      ...more,
    });
    return (await this.next((one) => one.type === 'welcome', from)) as ServerMessageOf<'welcome'>;
  }

  /** The first message from this one on that fits, waited for. */
  async next(fits: (message: ServerMessage) => boolean, from = this.heard.length): Promise<ServerMessage> {
    const find = (): ServerMessage | undefined => this.heard.slice(from).find(fits);
    await this.until(() => find() !== undefined);
    return find() as ServerMessage;
  }

  async until(holds: () => boolean): Promise<void> {
    if (holds()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`waited in vain; heard ${JSON.stringify(this.heard.slice(-5))}`)),
        PATIENCE,
      );
      this.#waiting.push({
        holds,
        resolve: () => {
          clearTimeout(timer);
          resolve();
        },
      });
    });
  }

  async send(message: { readonly id: string } & Readonly<Record<string, unknown>>): Promise<ServerMessage> {
    const from = this.heard.length;
    this.say(message);
    return this.next((one) => (one.type === 'result' || one.type === 'error') && one.id === message.id, from);
  }

  of<T extends ServerMessageType>(type: T): readonly ServerMessageOf<T>[] {
    return this.heard.filter((one) => one.type === type) as ServerMessageOf<T>[];
  }

  #hear(text: string): void {
    const message = serverMessage.parse(JSON.parse(text));
    this.heard.push(message);
    switch (message.type) {
      case 'welcome':
      case 'state.look':
        this.look = message.look;
        this.#former = message.former ?? {};
        this.place = message.place;
        break;
      case 'state.delta': {
        if (message.from !== this.place) throw new Error(`a delta from ${message.from} at ${this.place}`);
        const next = patchHeld({ look: this.look as unknown as Json, former: this.#former }, message.patch);
        if (next === undefined) throw new Error('a delta does not fit');
        this.look = next.look as unknown as WireLook;
        this.#former = next.former;
        this.place = message.to;
        if (hashValue(this.look.view) !== message.viewHash) throw new Error('the delta leads somewhere else');
        break;
      }
      default:
        break;
    }
    this.#wake();
  }

  #wake(): void {
    const ready = this.#waiting.filter(({ holds }) => holds());
    for (const waiting of ready) {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.resolve();
    }
  }
}
