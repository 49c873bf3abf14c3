/**
 * What one address may have this process do, over all its sockets and by request together: everything that is asked for has a weight, and
 * what was refused is charged once more, because it is refused only after the log has been asked whether that is still true.
 */
import type { ClientMessageType, RouteName } from '@turnwise/protocol';
import { Rates } from './rate.ts';
import type { ServerLimits } from './server-options.ts';

/** A page of text weighs 1, and so does the least of all messages. */
const WEIGHTS: Readonly<Record<ClientMessageType | RouteName | 'malformed', number>> = {
  malformed: 2,
  hello: 10,
  'action.submit': 5,
  'input.submit': 5,
  preview: 5,
  inspect: 2,
  undo: 5,
  redo: 5,
  'system.control': 5,
  chat: 2,
  leave: 1,
  ping: 1,
  // Whoever watches over the server is not kept from it.
  health: 0,
  ready: 0,
  metrics: 0,
  games: 1,
  game: 1,
  createMatch: 20,
  listMatches: 10,
  look: 5,
  takeSeat: 5,
  leaveSeat: 5,
  words: 1,
  actions: 5,
  act: 5,
  control: 5,
  events: 5,
  document: 20,
  storeRuleset: 20,
  ruleset: 5,
};
const REFUSED = 10;

/** Somebody whose address is charged. */
export interface Payer {
  readonly address: string;
  /** False if that is too much for now. */
  pays(what: keyof typeof WEIGHTS): boolean;
  /** Something was refused. */
  wasRefused(): void;
}

export class Work {
  readonly #rates: Rates;
  readonly #now: () => number;

  constructor({ workRate, workBurst }: Pick<ServerLimits, 'workRate' | 'workBurst'>, now: () => number) {
    this.#rates = new Rates(workRate, workBurst);
    this.#now = now;
  }

  payer(address: string): Payer {
    return {
      address,
      pays: (what) => this.#rates.take(address, this.#now(), WEIGHTS[what]),
      wasRefused: () => this.#rates.owe(address, this.#now(), REFUSED),
    };
  }
}
