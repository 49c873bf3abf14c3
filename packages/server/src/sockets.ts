/** All sockets of this process: how many from one address, their heartbeat, and how they end. */
import { networkOf } from './networks.ts';
import type { Connection } from './play/connection.ts';
import type { ServerLimits } from './server-options.ts';

/** Milliseconds over which sockets are closed, so that not everybody comes back at once. */
const SPREAD = 500;

export class Sockets {
  readonly #limits: ServerLimits;
  readonly #byNetwork = new Map<string, Set<Connection>>();
  #beating: ReturnType<typeof setInterval> | undefined;

  constructor(limits: ServerLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return [...this.#byNetwork.values()].reduce((sum, { size }) => sum + size, 0);
  }

  start(): void {
    this.#beating = setInterval(() => {
      for (const connection of this.#all()) connection.beat();
    }, this.#limits.heartbeat);
    this.#beating.unref();
  }

  /** False if there are too many from this address. */
  add(address: string, connection: Connection): boolean {
    const network = networkOf(address);
    const others = this.#byNetwork.get(network) ?? new Set();
    if (others.size >= this.#limits.socketsPerAddress) return false;
    this.#byNetwork.set(network, others.add(connection));
    return true;
  }

  delete(address: string, connection: Connection): void {
    const network = networkOf(address);
    const others = this.#byNetwork.get(network);
    others?.delete(connection);
    if (others?.size === 0) this.#byNetwork.delete(network);
  }

  /** Closes all of them with `draining`, spread over a moment. */
  async drain(): Promise<void> {
    clearInterval(this.#beating);
    await Promise.all(
      this.#all().map(async (connection) => {
        await new Promise((resolve) => {
          setTimeout(resolve, Math.random() * SPREAD);
        });
        connection.end('draining');
      }),
    );
  }

  #all(): readonly Connection[] {
    return [...this.#byNetwork.values()].flatMap((connections) => [...connections]);
  }
}
