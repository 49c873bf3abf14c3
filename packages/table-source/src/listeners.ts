/** Those who listen, by what they listen to. One that throws is a fault of the host, and the others are told all the same. */
export class Listeners<Key, Told> {
  readonly #entries = new Set<{ readonly key: Key; readonly listener: (told: Told) => void }>();

  /** Gives the way to stop. */
  add(key: Key, listener: (told: Told) => void): () => void {
    const entry = { key, listener };
    this.#entries.add(entry);
    return () => void this.#entries.delete(entry);
  }

  tell(key: Key, told: Told): void {
    // Who comes in meanwhile has a look of its own.
    const entries = Array.from(this.#entries);
    for (const entry of entries) if (entry.key === key && this.#entries.has(entry)) attempt(() => entry.listener(told));
  }

  /** What each key is told is made once. */
  tellEach(make: (key: Key) => Told): void {
    for (const key of new Set([...this.#entries].map((entry) => entry.key))) this.tell(key, make(key));
  }

  clear(): void {
    this.#entries.clear();
  }
}

/** Thrown where nobody else is held up by it. */
function attempt(call: () => void): void {
  try {
    call();
  } catch (error) {
    void Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}
