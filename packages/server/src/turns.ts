/** What is done only a few at once: the others wait, and networks take turns, so that one keeps the others waiting only a little. */
import { networkOf } from './networks.ts';
import type { PlatformError } from './platform-error.ts';

export interface TurnsLimits {
  /** How many are done at once. */
  readonly most: number;
  /** How many may wait; from one network a quarter of them. */
  readonly waiting: number;
  /** What somebody is told for whom there is no room to wait. */
  readonly full: () => PlatformError;
}

export class Turns {
  readonly #limits: TurnsLimits;
  /** Who waits, by network; the network that is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #size = 0;
  #running = 0;

  constructor(limits: TurnsLimits) {
    this.#limits = limits;
  }

  /** Throws what `full` says if too many wait. */
  async take<V>(address: string, work: () => Promise<V>): Promise<V> {
    await this.#turn(networkOf(address));
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(network: string): Promise<void> {
    const { most, waiting, full } = this.#limits;
    if (this.#running < most) {
      this.#running++;
      return Promise.resolve();
    }
    const own = this.#waiting.get(network) ?? [];
    if (this.#size >= waiting || own.length >= waiting / 4) return Promise.reject(full());
    this.#size++;
    this.#waiting.set(network, own);
    return new Promise((resolve) => void own.push(resolve));
  }

  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) {
      this.#running--;
      return;
    }
    const [network, turns] = first;
    const turn = turns.shift();
    this.#waiting.delete(network);
    if (turns.length > 0) this.#waiting.set(network, turns);
    this.#size--;
    turn?.();
  }
}
