/** Time that passes when a test says so, and chance that is always the same. */
import type { Surroundings } from '../surroundings.ts';

export class FakeWorld implements Surroundings {
  #now = 1_000_000;
  #timers: { readonly at: number; readonly run: () => void }[] = [];
  #state = 1;
  #watchers: (() => void)[] = [];

  now(): number {
    return this.#now;
  }

  random(): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state / 2_147_483_647;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#now + milliseconds, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  whenBack(run: () => void): () => void {
    this.#watchers.push(run);
    return () => {
      this.#watchers = this.#watchers.filter((one) => one !== run);
    };
  }

  /** The network is back. */
  wake(): void {
    for (const run of this.#watchers) run();
  }

  get isWatched(): boolean {
    return this.#watchers.length > 0;
  }

  /** What is due runs, in order, and promises settle in between. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.#now + milliseconds;
    await settled();
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settled();
    }
    this.#now = until;
  }
}

/** Everything that only waits for promises is done. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}
