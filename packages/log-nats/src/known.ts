/** What is known of the last few thousand keys. It is only ever a guess that saves a question, so that anything may be forgotten. */
export class Known<V> {
  readonly #most: number;
  readonly #values = new Map<string, V>();

  constructor(most = 20_000) {
    this.#most = most;
  }

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  /** A key that is set again is as new as any. */
  set(key: string, value: V): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size <= this.#most) return;
    for (const oldest of this.#values.keys()) {
      this.#values.delete(oldest);
      return;
    }
  }

  forget(key: string): void {
    this.#values.delete(key);
  }
}
