/** A socket that says whatever it is told to say, and keeps every text that it hears. */
import { PLAY_PATH, PROTOCOL } from '@turnwise/protocol';
import { WebSocket } from 'ws';
import { jsonIn } from './ask.ts';

export interface Heard {
  readonly type: string;
  readonly id?: string;
  readonly code?: string;
  readonly place?: number;
}

/** Milliseconds that an answer may take. */
const PATIENCE = 40_000;

export class Talker {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  closed: number | undefined;
  #wake: (() => void)[] = [];

  /** From another address of this machine, where it is to be somebody else. */
  constructor(url: string, from?: string) {
    this.socket = new WebSocket(
      `${url.replace('http', 'ws')}${PLAY_PATH}`,
      from === undefined ? {} : { localAddress: from },
    );
    this.socket.on('message', (data) => {
      this.texts.push((data as Buffer).toString('utf8'));
      this.#stir();
    });
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#stir();
    });
    this.socket.on('error', () => undefined);
  }

  async opened(): Promise<this> {
    if (this.socket.readyState === WebSocket.CONNECTING)
      await new Promise<void>((resolve) => {
        this.socket.once('open', resolve);
        this.socket.once('close', () => resolve());
      });
    return this;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
  }

  heard(from = 0): readonly Heard[] {
    return this.texts.slice(from).map((text) => jsonIn(text) as Heard);
  }

  /** The answer to hello: a welcome or an error. */
  async hello(match: string, token?: string, more: Readonly<Record<string, unknown>> = {}): Promise<Heard> {
    await this.opened();
    const from = this.texts.length;
    this.say({ type: 'hello', protocol: PROTOCOL, match, ...(token === undefined ? {} : { token }), ...more });
    return this.until(({ type }) => type === 'welcome' || type === 'error', from);
  }

  /** The answer to something with an id. */
  async answer(message: Readonly<Record<string, unknown>>): Promise<Heard> {
    const from = this.texts.length;
    this.say(message);
    return this.until(
      (one) =>
        (one.type === 'result' || one.type === 'error') && (one.id === message['id'] || message['id'] === undefined),
      from,
    );
  }

  async until(fits: (message: Heard) => boolean, from = 0): Promise<Heard> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = this.heard(from).find(fits);
      if (found !== undefined) return found;
      if (this.closed !== undefined) return { type: 'closed', code: String(this.closed) };
      if (Date.now() > end) throw new Error(`waited in vain; heard ${this.texts.slice(-3).join('\n')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1_000);
        this.#wake.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** Everything that was under way has come: the server answers in order. */
  async settled(): Promise<void> {
    const from = this.texts.length;
    this.say({ type: 'ping' });
    await this.until(({ type }) => type === 'pong', from);
  }

  close(): void {
    this.socket.terminate();
  }

  #stir(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}
