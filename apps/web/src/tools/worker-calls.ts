/** Questions to a worker, each answered once, some with progress before. Ending it drops what is open: the worker is gone, and the next question starts another. */

/** A message between threads of one page has no origin to name; with this, the linter sees that it is not one to a window. */
export const HERE: StructuredSerializeOptions = { transfer: [] };

/** What goes to the worker, and what comes back. */
export interface Called<Ask> {
  readonly call: number;
  readonly ask: Ask;
}
export type CallSays =
  | { readonly call: number; readonly kind: 'progress' | 'answer'; readonly value: unknown }
  | { readonly call: number; readonly kind: 'failed'; readonly text: string };

/** As much of a `Worker` as is needed. */
export interface CalledWorker {
  postMessage(message: unknown, options: typeof HERE): void;
  addEventListener(type: 'message', listener: (event: { readonly data: CallSays }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

interface Open {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly progress: ((value: unknown) => void) | undefined;
}

export class WorkerCalls<Ask> {
  readonly #make: () => CalledWorker;
  #worker: CalledWorker | undefined;
  #last = 0;
  readonly #open = new Map<number, Open>();

  constructor(make: () => CalledWorker) {
    this.#make = make;
  }

  ask<Answer, Progress = never>(ask: Ask, progress?: (value: Progress) => void): Promise<Answer> {
    const worker = (this.#worker ??= this.#start());
    const call = ++this.#last;
    return new Promise<Answer>((resolve, reject) => {
      this.#open.set(call, {
        resolve: resolve as (value: unknown) => void,
        reject,
        progress: progress as ((value: unknown) => void) | undefined,
      });
      worker.postMessage({ call, ask } satisfies Called<Ask>, HERE);
    });
  }

  get isBusy(): boolean {
    return this.#open.size > 0;
  }

  /** Whoever waits for an answer waits in vain. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#open.clear();
  }

  #start(): CalledWorker {
    const worker = this.#make();
    worker.addEventListener('message', ({ data }) => this.#hear(data));
    worker.addEventListener('error', ({ message = 'the worker failed' }) => {
      for (const { reject } of this.#open.values()) reject(new Error(message));
      this.end();
    });
    return worker;
  }

  #hear(said: CallSays): void {
    const open = this.#open.get(said.call);
    if (open === undefined) return;
    if (said.kind === 'progress') return open.progress?.(said.value);
    this.#open.delete(said.call);
    if (said.kind === 'failed') open.reject(new Error(said.text));
    else open.resolve(said.value);
  }
}

/** As much of what a worker has of itself as is needed. */
export interface CallsPort {
  postMessage(message: CallSays, options: typeof HERE): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** For the worker: answers questions, one after the other as they come. */
export function serveCalls<Ask>(
  port: CallsPort,
  answer: (ask: Ask, progress: (value: unknown) => void) => unknown,
): void {
  port.addEventListener('message', ({ data }) => {
    const { call, ask } = data as Called<Ask>;
    const fail = (error: unknown): void =>
      port.postMessage({ call, kind: 'failed', text: error instanceof Error ? error.message : String(error) }, HERE);
    const say = (kind: 'progress' | 'answer', value: unknown): void => port.postMessage({ call, kind, value }, HERE);
    void (async () => {
      try {
        say('answer', await answer(ask, (value) => say('progress', value)));
      } catch (error) {
        fail(error);
      }
    })();
  });
}
