/**
 * What was sent and is not answered yet, in its order. It is sent again with the same id whenever the match is joined anew; the server
 * never does it twice. A line of chat is in no log, so the server would say it twice: it is given up once its answer cannot come any more. Each
 * is answered, refused, or given up when its time is over.
 */
import type { ClientMessage, ServerMessageOf } from '@turnwise/protocol';
import type { ClientError } from './client-error.ts';
import { ownError } from './client-error.ts';
import type { Surroundings } from './surroundings.ts';

/** Messages that are answered by their id. */
export type CallMessage = Extract<ClientMessage, { readonly id: string }>;
export type CallResult = ServerMessageOf<'result'>;

interface Call {
  readonly message: CallMessage;
  readonly resolve: (result: CallResult) => void;
  readonly reject: (error: ClientError) => void;
  readonly callOff: () => void;
  /** It went out, and its answer may be on its way. */
  isOut: boolean;
}

export class Calls {
  readonly #world: Surroundings;
  readonly #patience: number;
  readonly #calls = new Map<string, Call>();

  constructor(world: Surroundings, patience: number) {
    this.#world = world;
    this.#patience = patience;
  }

  add(message: CallMessage): Promise<CallResult> {
    return new Promise((resolve, reject) => {
      const callOff = this.#world.after(this.#patience, () => this.reject(message.id, ownError('unanswered')));
      this.#calls.set(message.id, { message, resolve, reject, callOff, isOut: false });
    });
  }

  /** Whether somebody waited for it. */
  resolve(result: CallResult): boolean {
    const call = this.#take(result.id);
    call?.resolve(result);
    return call !== undefined;
  }

  reject(id: string, error: ClientError): boolean {
    const call = this.#take(id);
    call?.reject(error);
    return call !== undefined;
  }

  rejectAll(error: ClientError): void {
    for (const id of this.#calls.keys()) this.reject(id, error);
  }

  get(id: string): CallMessage | undefined {
    return this.#calls.get(id)?.message;
  }

  /** It went out. */
  went(id: string): void {
    this.#mark(id, true);
  }

  /** The server has not done it, and may in a moment. */
  cameBack(id: string): void {
    this.#mark(id, false);
  }

  /** No answer comes any more to what went out. */
  lose(): void {
    for (const { id, type } of this.out) {
      if (type === 'chat') this.reject(id, ownError('unanswered'));
      else this.#mark(id, false);
    }
  }

  /** What went out, the oldest first. */
  get out(): readonly CallMessage[] {
    return this.#messages((call) => call.isOut);
  }

  /** What is to be sent, the oldest first. */
  get waiting(): readonly CallMessage[] {
    return this.#messages((call) => !call.isOut);
  }

  isOut(id: string): boolean {
    return this.#calls.get(id)?.isOut === true;
  }

  #messages(fits: (call: Call) => boolean): readonly CallMessage[] {
    return [...this.#calls.values()].filter(fits).map(({ message }) => message);
  }

  #mark(id: string, isOut: boolean): void {
    const call = this.#calls.get(id);
    if (call !== undefined) call.isOut = isOut;
  }

  #take(id: string): Call | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    call?.callOff();
    return call;
  }
}
