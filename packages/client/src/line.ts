/**
 * The connection: one socket at a time, opened again whenever it is lost, with growing intervals, and at once when the network is back. It
 * knows nothing of matches. It pings the server and gives up a socket on which nothing was heard for a while, or which does not open in time.
 */
import { closedBy, errorAbout, errorText } from '@turnwise/protocol';
import type { ClientMessage } from '@turnwise/protocol';
import { backoff } from './backoff.ts';
import { ClientError, ownError } from './client-error.ts';
import { listenTo } from './socket.ts';
import type { SocketLike, SocketMaker } from './socket.ts';
import type { Surroundings } from './surroundings.ts';

/** `waiting`: it was lost, and is opened again in a moment. */
export type LineStatus = 'connecting' | 'open' | 'waiting' | 'closed';

export interface LineOptions {
  readonly url: string;
  readonly make: SocketMaker;
  readonly world: Surroundings;
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  /** It will come back. */
  readonly lost: () => void;
  /** It will not. */
  readonly gone: (why: ClientError) => void;
}

const OPENS_WITHIN = 10_000;
const PING_EVERY = 15_000;
const DEAD_AFTER = 30_000;
/** The least to wait after an error that says `later`. */
const LATER = 5_000;

export class Line {
  readonly #options: LineOptions;
  #status: LineStatus = 'waiting';
  #socket: SocketLike | undefined;
  #attempts = 0;
  #heardAt = 0;
  /** The server has not asked us to wait. */
  #mayHurry = true;
  readonly #stopWatching: () => void;
  /** Calls off whatever was planned: the next attempt, the next ping. */
  #callOff: () => void = () => undefined;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#stopWatching = options.world.whenBack?.(() => this.#hurry()) ?? (() => undefined);
  }

  get status(): LineStatus {
    return this.#status;
  }

  open(): void {
    const { make: Maker, url, world } = this.#options;
    if (this.#status === 'closed' || this.#socket !== undefined) return;
    this.#status = 'connecting';
    let socket: SocketLike;
    try {
      socket = new Maker(url);
    } catch {
      this.#wait(0);
      return;
    }
    this.#socket = socket;
    const isCurrent = (): boolean => this.#socket === socket;
    listenTo(socket, 'open', () => isCurrent() && this.#opened());
    listenTo(socket, 'message', ({ data }) => isCurrent() && this.#heard(data));
    listenTo(socket, 'close', ({ code = 1006 }) => isCurrent() && this.#lost(code));
    // A close follows.
    listenTo(socket, 'error', () => undefined);
    this.#plan(OPENS_WITHIN, () => this.#lost(1006));
    this.#heardAt = world.now();
  }

  /** Whether it went out; if not, it is to be sent again when the line is open. */
  send(message: ClientMessage): boolean {
    if (this.#status !== 'open' || this.#socket === undefined) return false;
    try {
      this.#socket.send(JSON.stringify(message));
      return true;
    } catch {
      return false;
    }
  }

  /** The server is really there: the next loss begins with a short wait again. */
  settle(): void {
    this.#attempts = 0;
  }

  close(why: ClientError = ownError('closed')): void {
    if (this.#status === 'closed') return;
    this.#status = 'closed';
    this.#stopWatching();
    this.#drop();
    this.#options.gone(why);
  }

  #opened(): void {
    this.#status = 'open';
    this.#heardAt = this.#options.world.now();
    this.#beat();
    this.#options.opened();
  }

  #heard(data: unknown): void {
    this.#heardAt = this.#options.world.now();
    // Anything but text is as strange as text that cannot be read.
    this.#options.heard(typeof data === 'string' ? data : '');
  }

  #beat(): void {
    this.#plan(PING_EVERY, () => {
      const now = this.#options.world.now();
      if (now - this.#heardAt >= DEAD_AFTER) return this.#lost(1006);
      this.send({ type: 'ping', at: Math.max(0, Math.floor(now)) });
      this.#beat();
    });
  }

  #lost(code: number): void {
    if (this.#status === 'closed') return;
    this.#drop();
    const error = closedBy(code);
    const again = error === undefined ? 'connect' : errorAbout(error)?.again;
    if (error !== undefined && again === 'never') return this.close(new ClientError(error, errorText(error)));
    this.#wait(again === 'later' ? LATER : 0);
  }

  #wait(least: number): void {
    const { world, lost } = this.#options;
    this.#status = 'waiting';
    this.#mayHurry = least === 0;
    const wait = least + backoff(this.#attempts++, world.random());
    this.#plan(wait, () => this.open());
    lost();
  }

  /** Whatever kept us from the server may be over: the intervals begin anew. */
  #hurry(): void {
    if (this.#status !== 'waiting' || !this.#mayHurry) return;
    this.#attempts = 0;
    this.open();
  }

  #drop(): void {
    this.#callOff();
    const socket = this.#socket;
    this.#socket = undefined;
    try {
      socket?.close(1000);
    } catch {
      // It was not open yet, or is closed already.
    }
  }

  #plan(milliseconds: number, run: () => void): void {
    this.#callOff();
    this.#callOff = this.#options.world.after(milliseconds, run);
  }
}
