/** Who wants to hear of what. A listener that throws is a bug of the program around; the others are told all the same. */
type Listener = (news: never) => void;

export class Listeners<News> {
  readonly #byKind = new Map<keyof News, Set<{ readonly listener: Listener }>>();

  on<K extends keyof News>(kind: K, listener: (news: News[K]) => void): () => void {
    const entry = { listener };
    const entries = this.#byKind.get(kind) ?? new Set();
    this.#byKind.set(kind, entries.add(entry));
    return () => void entries.delete(entry);
  }

  tell<K extends keyof News>(kind: K, news: News[K]): void {
    const entries = this.#byKind.get(kind);
    if (entries === undefined) return;
    // One that leaves while others are told is told no more.
    for (const entry of Array.from(entries)) if (entries.has(entry)) call(entry.listener, news as never);
  }
}

function call(listener: Listener, news: never): void {
  try {
    listener(news);
  } catch (thrown) {
    queueMicrotask(() => {
      throw thrown;
    });
  }
}
