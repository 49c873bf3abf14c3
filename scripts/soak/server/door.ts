/**
 * Where clients find the servers, as behind a load balancer: whoever connects is led to one of those that are open. Each client has a number;
 * two clients with numbers that follow each other come to different servers where there are two.
 */
import type { FetchLike, SocketMaker } from '@turnwise/client';
import type { ClientMessage, ServerMessage } from '@turnwise/protocol';
import { WebSocket } from 'ws';
import type { Notebook } from './notebook.ts';

/** The address that clients are given. */
export const DOOR = 'http://door';

export class Door {
  #urls: readonly string[] = [];
  readonly #open = new Set<WebSocket>();

  /** Who is open from now on. Sockets that are open stay open. */
  lead(urls: readonly string[]): void {
    this.#urls = urls;
  }

  get sockets(): number {
    return this.#open.size;
  }

  /** A constructor of sockets that writes down all that goes over them; `seatOf` says whose they are. */
  socketsFor(number: number, notebook: Notebook, seatOf: (match: string) => string | null): SocketMaker {
    const urlFor = (path: string): string => this.#urlFor(number, path);
    const open = this.#open;
    return class extends WebSocket {
      constructor(url: string) {
        super(urlFor(url));
        open.add(this);
        this.on('close', () => void open.delete(this));
        this.on('message', (data) => {
          const message = JSON.parse((data as Buffer).toString('utf8')) as ServerMessage;
          const match = 'match' in message ? message.match : undefined;
          notebook.heard(match === undefined ? null : seatOf(match), message);
        });
      }

      override send(text: string): void {
        const message = JSON.parse(text) as ClientMessage;
        if ('match' in message) notebook.wrote(seatOf(message.match), message);
        super.send(text);
      }
    };
  }

  requestsFor(number: number): FetchLike {
    return async (url, init) => fetch(this.#urlFor(number, url), init);
  }

  /** Resolves when every socket is closed: what was sent before has been read then. */
  async empty(): Promise<void> {
    while (this.#open.size > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
  }

  #urlFor(number: number, path: string): string {
    const url = this.#urls[number % Math.max(1, this.#urls.length)];
    if (url === undefined) throw new Error('no server is open');
    const base = path.startsWith('ws') ? url.replace('http', 'ws') : url;
    return path.replace(/^\w+:\/\/door/, base);
  }
}
