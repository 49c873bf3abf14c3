/** The threads for what people bring: only so many at once. One that has nothing of a match in it is kept for a while for the next. */
import { PlatformError } from '../platform-error.ts';
import { Cell } from './cell.ts';
import type { CellLimits } from './cell.ts';

export interface CellsLimits extends CellLimits {
  readonly most: number;
  /** Milliseconds for which one that nobody needs is kept. */
  readonly idle: number;
  /** For the operator: a thread could not load the games. */
  readonly noStart?: (failure: unknown) => void;
}

export class Cells {
  readonly #limits: CellsLimits;
  readonly #all = new Set<Cell>();
  #spare: Cell | undefined;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(limits: CellsLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#all.size;
  }

  /** One that is ready and has nothing in it. Throws `crowded` if there are too many. */
  async take(): Promise<Cell> {
    const cell = this.#spare ?? this.#start();
    if (cell === this.#spare) this.#letGo();
    await cell.ready;
    return cell;
  }

  /** It was only asked something, and no match was opened in it. */
  giveBack(cell: Cell): void {
    if (cell.isEnded) return;
    if (this.#spare !== undefined) return cell.close();
    this.#spare = cell;
    this.#forget = setTimeout(() => this.#letGo()?.close(), this.#limits.idle);
    this.#forget.unref();
    void cell.ended.then(() => this.#spare === cell && this.#letGo());
  }

  close(): void {
    this.#letGo();
    for (const cell of this.#all) cell.close();
  }

  #start(): Cell {
    const { most } = this.#limits;
    if (this.#all.size >= most) throw new PlatformError('crowded', { most });
    const cell = new Cell(this.#limits);
    this.#all.add(cell);
    void cell.ended.then((end) => {
      this.#all.delete(cell);
      if (end === 'failure' && !cell.isReady) this.#limits.noStart?.(cell.failure);
    });
    return cell;
  }

  #letGo(): Cell | undefined {
    clearTimeout(this.#forget);
    const spare = this.#spare;
    this.#spare = undefined;
    return spare;
  }
}
