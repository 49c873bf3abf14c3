/** What is needed of a WebSocket. Those of browsers, of Node and of the package `ws` all have it. */
export interface SocketLike {
  /** Each of them has types of its own for this. */
  readonly addEventListener: (type: never, listener: never) => void;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

export interface SocketEvents {
  readonly open: unknown;
  readonly message: { readonly data: unknown };
  readonly close: { readonly code?: number };
  readonly error: unknown;
}

export function listenTo<K extends keyof SocketEvents>(
  socket: SocketLike,
  type: K,
  listener: (event: SocketEvents[K]) => void,
): void {
  socket.addEventListener(type as never, listener as never);
}

export type SocketMaker = new (url: string) => SocketLike;

/** The one that the program itself has; Node has one from version 22 on. */
export function ownSocket(): SocketMaker | undefined {
  return (globalThis as { readonly WebSocket?: SocketMaker }).WebSocket;
}

/** `https://host` and `wss://host` both name the server. */
export function socketUrl(base: string, path: string): string {
  return `${base.replace(/^http/i, 'ws').replace(/\/+$/, '')}${path}`;
}

export function requestUrl(base: string, path: string): string {
  return `${base.replace(/^ws/i, 'http').replace(/\/+$/, '')}${path}`;
}
