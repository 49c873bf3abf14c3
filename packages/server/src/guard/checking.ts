/**
 * The threads in which documents are looked at. They are apart from those that have matches, so that whoever brings many documents keeps no
 * match from being opened; and networks take turns, so that one keeps the others waiting only a little.
 */
import { PlatformError } from '../platform-error.ts';
import { Turns } from '../turns.ts';
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
  readonly #turns: Turns;

  constructor(cells: CellSource, { most, waiting }: CheckingLimits) {
    this.#cells = cells;
    this.#turns = new Turns({ most, waiting, full: () => new PlatformError('crowded', { most: waiting }) });
  }

  /** Throws `crowded` if too many wait, and `overstayed` if it takes too long. */
  call<V>(address: string, name: string, ...args: readonly unknown[]): Promise<V> {
    return this.#turns.take(address, async () => {
      const cell = await this.#cells.take();
      try {
        return await cell.call<V>(name, ...args);
      } finally {
        this.#cells.giveBack(cell);
      }
    });
  }

  close(): void {
    this.#cells.close();
  }
}
