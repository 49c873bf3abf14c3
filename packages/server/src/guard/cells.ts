/**
 * Threads for what people bring: only so many at once. Those that have nothing of a match in them are kept for a while for the next. Where all are
 * taken, the match that nobody has needed for longest gives its own up; and a network that has more than its share gives up one of those that
 * others cannot have because of it.
 */
import { networkOf } from '../networks.ts';
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

/** A match that has a thread, or wants one. */
export interface Tenant {
  /** From where it was opened. */
  readonly address: string;
  /** Nobody is there, and nothing is under way. */
  readonly isIdle: boolean;
  /** When somebody last wanted something there. */
  readonly usedAt: number;
  /** It comes back when somebody knocks. */
  putAway(): Promise<void>;
}

/** Of all threads, what is the share of one network: beyond that it only has what nobody else wants. */
const SHARE = 1 / 4;

export class Cells {
  readonly #limits: CellsLimits;
  readonly #begin: (limits: CellLimits) => Cell;
  readonly #all = new Set<Cell>();
  /** With the timers that end them. */
  readonly #spares = new Map<Cell, ReturnType<typeof setTimeout>>();
  readonly #tenants = new Map<Cell, Tenant>();
  #isClosed = false;

  constructor(limits: CellsLimits, start = (of: CellLimits): Cell => new Cell(of)) {
    this.#limits = limits;
    this.#begin = start;
  }

  get size(): number {
    return this.#all.size;
  }

  /** One that is ready and has nothing in it. Throws `crowded` if there are too many, and `unavailable` if it takes too long to start. */
  async take(tenant?: Tenant): Promise<Cell> {
    if (tenant !== undefined) await this.#makeRoom(tenant);
    const [spare] = this.#spares.keys();
    const cell = spare ?? this.#start();
    this.#letGo(cell);
    if (tenant !== undefined) this.#tenants.set(cell, tenant);
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

  /** Throws `crowded` if there is none to be had from there. */
  mustHaveRoom(address: string): void {
    if (this.#isFull) this.#evictableFor(address);
  }

  close(): void {
    this.#isClosed = true;
    for (const cell of this.#all) cell.close();
  }

  #start(): Cell {
    if (this.#isClosed) throw new PlatformError('unavailable', { reason: 'closed' });
    if (this.#isFull) throw new PlatformError('crowded', { most: this.#limits.most });
    const cell = this.#begin(this.#limits);
    this.#all.add(cell);
    void cell.ended.then((end) => {
      this.#all.delete(cell);
      this.#tenants.delete(cell);
      if (end === 'failure' && !cell.isReady) this.#limits.noStart?.(cell.failure);
    });
    return cell;
  }

  /** Others may come first while somebody is put away. */
  async #makeRoom({ address }: Tenant): Promise<void> {
    while (this.#isFull) await this.#vacate(this.#evictableFor(address));
  }

  get #isFull(): boolean {
    return this.#spares.size === 0 && this.#all.size >= this.#limits.most;
  }

  /** Whose thread somebody from there may have: throws `crowded` if nobody's. */
  #evictableFor(address: string): Cell {
    const { most } = this.#limits;
    const all = [...this.#tenants].map(([cell, tenant]) => ({ cell, tenant, network: networkOf(tenant.address) }));
    const countOf = (wanted: string): number => all.filter(({ network }) => network === wanted).length;
    const share = Math.max(1, Math.floor(most * SHARE));
    const own = networkOf(address);
    const hasShare = countOf(own) >= share;
    // Whoever has its share can only change one of its own for another.
    const found = all
      .filter(({ tenant, network }) => (tenant.isIdle ? !hasShare || network === own : false))
      .concat(hasShare ? [] : all.filter(({ tenant, network }) => !tenant.isIdle && countOf(network) > share))
      .toSorted(
        (one, other) =>
          Number(other.tenant.isIdle) - Number(one.tenant.isIdle) ||
          Number(countOf(other.network) > share) - Number(countOf(one.network) > share) ||
          one.tenant.usedAt - other.tenant.usedAt,
      )[0];
    if (found === undefined) throw new PlatformError('crowded', { most });
    return found.cell;
  }

  async #vacate(cell: Cell): Promise<void> {
    const tenant = this.#tenants.get(cell);
    // It counts until it is gone; nobody else waits for the same.
    this.#tenants.delete(cell);
    await tenant?.putAway();
    cell.close();
    this.#all.delete(cell);
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
