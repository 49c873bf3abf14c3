/** Threads for what people bring: only so many at once. Those that have nothing of a match in them are kept for a while for the next. */
import { PlatformError } from '../platform-error.ts';
import { Cell } from './cell.ts';
import type { CellLimits } from './cell.ts';

export interface CellsLimits extends CellLimits {
  readonly most: number;
  /** Milliseconds for which one that nobody needs is kept. */
  readonly idle: number;
  /** How many that nobody needs are kept. */
  readonly spares: number;
  /** For the operator: a thread could not load the games. */
  readonly noStart?: (failure: unknown) => void;
}

export class Cells {
  readonly #limits: CellsLimits;
  readonly #all = new Set<Cell>();
  /** With the timers that end them. */
  readonly #spares = new Map<Cell, ReturnType<typeof setTimeout>>();
  #isClosed = false;

  constructor(limits: CellsLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#all.size;
  }

  /** One that is ready and has nothing in it. Throws `crowded` if there are too many, and `unavailable` if it takes too long to start. */
  async take(): Promise<Cell> {
    const [spare] = this.#spares.keys();
    const cell = spare ?? this.#start();
    this.#letGo(cell);
    if (!(await isReadySoon(cell))) {
      // Whoever asks again finds it.
      cell.ready.then(
        () => this.giveBack(cell),
        () => undefined,
      );
      throw new PlatformError('unavailable', { reason: 'noThread' });
    }
    return cell;
  }

  /** It was only asked something, and no match was opened in it. */
  giveBack(cell: Cell): void {
    if (cell.isEnded) return;
    const { spares, idle } = this.#limits;
    if (this.#isClosed || this.#spares.size >= spares) return cell.close();
    const forget = setTimeout(() => cell.close(), idle);
    forget.unref();
    this.#spares.set(cell, forget);
    void cell.ended.then(() => this.#letGo(cell));
  }

  /** Throws `crowded` if there is none to be had. */
  mustHaveRoom(): void {
    const { most } = this.#limits;
    if (this.#spares.size === 0 && this.#all.size >= most) throw new PlatformError('crowded', { most });
  }

  close(): void {
    this.#isClosed = true;
    for (const cell of this.#all) cell.close();
  }

  #start(): Cell {
    if (this.#isClosed) throw new PlatformError('unavailable', { reason: 'closed' });
    this.mustHaveRoom();
    const cell = new Cell(this.#limits);
    this.#all.add(cell);
    void cell.ended.then((end) => {
      this.#all.delete(cell);
      if (end === 'failure' && !cell.isReady) this.#limits.noStart?.(cell.failure);
    });
    return cell;
  }

  #letGo(cell: Cell): void {
    clearTimeout(this.#spares.get(cell));
    this.#spares.delete(cell);
  }
}

/** Milliseconds for which somebody waits: less than it takes until a silent connection is closed. */
const PATIENCE = 25_000;

function isReadySoon({ isReady, ready }: Cell): Promise<boolean> {
  if (isReady) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), PATIENCE);
    ready.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });
}
