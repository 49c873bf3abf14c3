/**
 * What was sent and is not answered yet, in its order. It is sent again with the same id whenever the match is joined anew; the server
 * never does it twice. Each is answered, refused, or given up when its time is over.
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
      this.#calls.set(message.id, { message, resolve, reject, callOff });
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

  /** The oldest first. */
  get unanswered(): readonly CallMessage[] {
    return [...this.#calls.values()].map(({ message }) => message);
  }

  #take(id: string): Call | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    call?.callOff();
    return call;
  }
}
