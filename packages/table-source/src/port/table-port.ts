/** A way to another thread, as far as it is needed: a `MessagePort`, a `Worker`, or what a worker itself has. */
export interface TablePort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  /** A port of a channel has to be started. */
  start?(): void;
}
