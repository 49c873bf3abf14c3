/** A bucket of permits that fills by itself. */
import { networkOf } from './networks.ts';

export class Rate {
  readonly #perSecond: number;
  readonly #burst: number;
  #permits: number;
  #at: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#permits = burst;
    this.#at = now;
  }

  /** Whether one more is permitted now, or as many as it costs. */
  take(now: number, cost = 1): boolean {
    const passed = Math.max(0, now - this.#at) / 1_000;
    this.#permits = Math.min(this.#burst, this.#permits + passed * this.#perSecond);
    this.#at = now;
    if (this.#permits < cost) return false;
    this.#permits -= cost;
    return true;
  }

  /** Charges for what has been done already: so much more must come in before anything else is permitted. */
  owe(now: number, cost: number): void {
    this.take(now, 0);
    this.#permits = Math.max(-this.#burst, this.#permits - cost);
  }

  /** Whether it has been full for so long that it can be forgotten. */
  isFull(now: number): boolean {
    return this.#permits + (Math.max(0, now - this.#at) / 1_000) * this.#perSecond >= this.#burst;
  }
}

/** Networks that are remembered at once. Beyond that, the one that was seen first is forgotten, and may begin anew. */
const MOST = 20_000;
/** Milliseconds between two looks for those that can be forgotten. */
const SWEEP = 1_000;

/** One for each network. */
export class Rates {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #byNetwork = new Map<string, Rate>();
  #sweptAt = -Infinity;

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  /** How many networks are remembered. */
  get size(): number {
    return this.#byNetwork.size;
  }

  take(address: string, now: number, cost = 1): boolean {
    return this.#of(address, now).take(now, cost);
  }

  /** Charges for what has been done already. */
  owe(address: string, now: number, cost: number): void {
    this.#of(address, now).owe(now, cost);
  }

  #of(address: string, now: number): Rate {
    const network = networkOf(address);
    let rate = this.#byNetwork.get(network);
    if (rate === undefined) {
      this.#makeRoom(now);
      rate = new Rate(this.#perSecond, this.#burst, now);
      this.#byNetwork.set(network, rate);
    }
    return rate;
  }

  #makeRoom(now: number): void {
    if (this.#byNetwork.size < MOST) return;
    if (now - this.#sweptAt >= SWEEP) {
      this.#sweptAt = now;
      for (const [network, rate] of this.#byNetwork) if (rate.isFull(now)) this.#byNetwork.delete(network);
    }
    const [first] = this.#byNetwork.keys();
    if (this.#byNetwork.size >= MOST && first !== undefined) this.#byNetwork.delete(first);
  }
}
