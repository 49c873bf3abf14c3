/** Sockets that a test holds the other end of. */
import { readClientMessage, readServerMessage } from '@turnwise/protocol';
import type { ClientMessage, ClientMessageOf, ClientMessageType, ServerMessage } from '@turnwise/protocol';
import type { SocketLike, SocketMaker } from '../socket.ts';

export class FakeSocket implements SocketLike {
  readonly url: string;
  /** What the client sent, oldest first. */
  readonly sent: ClientMessage[] = [];
  /** Hears what the client sends, at once. */
  onSent: (message: ClientMessage) => void = () => undefined;
  closed: number | undefined;
  readonly #listeners = new Map<string, (event: object) => void>();

  constructor(url: string) {
    this.url = url;
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.set(type, listener as (event: object) => void);
  }

  send(text: string): void {
    if (this.closed !== undefined) throw new Error('the socket is closed');
    const read = readClientMessage(text);
    if (!read.ok) throw new Error(`the client sent something malformed: ${text}`);
    this.sent.push(read.value);
    this.onSent(read.value);
  }

  close(code = 1000): void {
    this.closed ??= code;
  }

  open(): this {
    this.#call('open', {});
    return this;
  }

  /** A message from the server, which must be a right one. */
  say(...messages: readonly ServerMessage[]): this {
    for (const message of messages) {
      const text = JSON.stringify(message);
      const read = readServerMessage(text);
      if (!read.ok) throw new Error(`the test says something malformed: ${text} ${JSON.stringify(read.error)}`);
      this.babble(text);
    }
    return this;
  }

  /** Anything at all. */
  babble(data: unknown): void {
    if (this.closed === undefined) this.#call('message', { data });
  }

  drop(code = 1006): void {
    if (this.closed !== undefined) return;
    this.closed = code;
    this.#call('error', {});
    this.#call('close', { code });
  }

  of<T extends ClientMessageType>(type: T): readonly ClientMessageOf<T>[] {
    return this.sent.filter((message): message is ClientMessageOf<T> => message.type === type);
  }

  #call(type: string, event: object): void {
    this.#listeners.get(type)?.(event);
  }
}

/** Every socket that was made, oldest first. */
export class FakeNet {
  readonly sockets: FakeSocket[] = [];
  /** What happens with each new one. */
  onMade: (socket: FakeSocket) => void = () => undefined;

  get maker(): SocketMaker {
    const made = (socket: FakeSocket): void => {
      this.sockets.push(socket);
      this.onMade(socket);
    };
    return class extends FakeSocket {
      constructor(url: string) {
        super(url);
        made(this);
      }
    };
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('no socket was made');
    return socket;
  }
}
