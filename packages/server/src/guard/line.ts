/** Calls both ways between two threads. Errors that have a code keep it. */
import { LogError } from '@turnwise/log';
import type { LogErrorCode } from '@turnwise/log';
import { TableError } from '@turnwise/table';
import { PlatformError } from '../platform-error.ts';

/** One end of a channel, as far as it is needed here. */
export interface LinePort {
  postMessage(message: unknown): void;
}

/** What the other side may call, by name. */
export type Handlers = Readonly<Record<string, (...args: never[]) => unknown>>;

export type LineMessage =
  | { readonly kind: 'call'; readonly no: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly kind: 'tell'; readonly name: string; readonly args: readonly unknown[] }
  | { readonly kind: 'answer'; readonly no: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly no: number; readonly fault: Fault };

type Fault =
  | { readonly kind: 'platform'; readonly code: PlatformError['code']; readonly params: PlatformError['params'] }
  | { readonly kind: 'log'; readonly code: LogErrorCode; readonly message: string }
  | { readonly kind: 'table'; readonly code: TableError['code']; readonly message: string }
  | { readonly kind: 'other'; readonly message: string };

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

export class Line {
  readonly #port: LinePort;
  readonly #waiting = new Map<number, Waiting>();
  #handlers: Handlers;
  #calls = 0;
  #ended: Error | undefined;

  constructor(port: LinePort, handlers: Handlers) {
    this.#port = port;
    this.#handlers = handlers;
  }

  /** From now on the other side may call these. */
  set handlers(handlers: Handlers) {
    this.#handlers = handlers;
  }

  /** How many calls are not answered yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  call<V>(name: string, ...args: readonly unknown[]): Promise<V> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    return new Promise<V>((resolve, reject) => {
      const no = this.#calls++;
      // First, so that a call that cannot be posted is not waited for.
      this.#post({ kind: 'call', no, name, args });
      this.#waiting.set(no, { resolve, reject });
    });
  }

  /** Without an answer. */
  tell(name: string, ...args: readonly unknown[]): void {
    if (this.#ended === undefined) this.#post({ kind: 'tell', name, args });
  }

  /** A message from the other side. */
  hear(message: LineMessage): void {
    switch (message.kind) {
      case 'call':
        void this.#answer(message.no, message.name, message.args);
        break;
      case 'tell':
        void this.#do(message.name, message.args).catch(() => undefined);
        break;
      case 'answer':
        this.#take(message.no)?.resolve(message.value as never);
        break;
      case 'failed':
        this.#take(message.no)?.reject(errorOf(message.fault));
    }
  }

  /** The other side is gone: what it has not answered, and whatever is called later, fails with this. */
  end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }

  #take(no: number): Waiting | undefined {
    const waiting = this.#waiting.get(no);
    this.#waiting.delete(no);
    return waiting;
  }

  async #answer(no: number, name: string, args: readonly unknown[]): Promise<void> {
    try {
      const value = await this.#do(name, args);
      if (this.#ended === undefined) this.#post({ kind: 'answer', no, value });
    } catch (thrown) {
      if (this.#ended === undefined) this.#post({ kind: 'failed', no, fault: faultOf(thrown) });
    }
  }

  async #do(name: string, args: readonly unknown[]): Promise<unknown> {
    const handler = Object.hasOwn(this.#handlers, name) ? this.#handlers[name] : undefined;
    if (handler === undefined) throw new Error(`nobody here does ${name}`);
    return handler(...(args as never[]));
  }

  #post(message: LineMessage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    this.#port.postMessage(message);
  }
}

function faultOf(thrown: unknown): Fault {
  if (thrown instanceof PlatformError) return { kind: 'platform', code: thrown.code, params: thrown.params };
  if (thrown instanceof LogError) return { kind: 'log', code: thrown.code, message: thrown.message };
  if (thrown instanceof TableError) return { kind: 'table', code: thrown.code, message: thrown.message };
  return { kind: 'other', message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
}

function errorOf(fault: Fault): Error {
  switch (fault.kind) {
    case 'platform':
      return new PlatformError(fault.code, fault.params);
    case 'log':
      return new LogError(fault.code, fault.message);
    case 'table':
      return new TableError(fault.code, fault.message);
    case 'other':
      return new Error(fault.message);
  }
}
