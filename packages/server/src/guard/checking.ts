/**
 * The threads in which documents are looked at. They are apart from those that have matches, so that whoever brings many documents keeps no
 * match from being opened; and networks take turns, so that one keeps the others waiting only a little.
 */
import { networkOf } from '../networks.ts';
import { PlatformError } from '../platform-error.ts';
import type { Cell } from './cell.ts';

export interface CheckingLimits {
  /** How many are looked at at once. */
  readonly most: number;
  /** How many may wait; from one network a quarter of them. */
  readonly waiting: number;
}

/** Where threads come from. */
export interface CellSource {
  take(): Promise<Pick<Cell, 'call'>>;
  giveBack(cell: Pick<Cell, 'call'>): void;
  close(): void;
}

export class Checking {
  readonly #cells: CellSource;
  readonly #limits: CheckingLimits;
  /** Who waits, by network; the network that is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #size = 0;
  #running = 0;

  constructor(cells: CellSource, limits: CheckingLimits) {
    this.#cells = cells;
    this.#limits = limits;
  }

  /** Throws `crowded` if too many wait, and `overstayed` if it takes too long. */
  async call<V>(address: string, name: string, ...args: readonly unknown[]): Promise<V> {
    await this.#turn(networkOf(address));
    try {
      const cell = await this.#cells.take();
      try {
        return await cell.call<V>(name, ...args);
      } finally {
        this.#cells.giveBack(cell);
      }
    } finally {
      this.#next();
    }
  }

  close(): void {
    this.#cells.close();
  }

  #turn(network: string): Promise<void> {
    const { most, waiting } = this.#limits;
    if (this.#running < most) {
      this.#running++;
      return Promise.resolve();
    }
    const own = this.#waiting.get(network) ?? [];
    if (this.#size >= waiting || own.length >= waiting / 4)
      return Promise.reject(new PlatformError('crowded', { most: waiting }));
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
