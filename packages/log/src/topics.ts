/** Who listens to which topic in this process. */
import type { Json } from '@turnwise/kernel';
import type { StopListening } from './match-log.ts';

type Listener = (note: Json) => void;

export class Topics {
  readonly #listening = new Map<string, Set<{ readonly listener: Listener }>>();

  hear(topic: string, listener: Listener): StopListening {
    const entry = { listener };
    const others = this.#listening.get(topic);
    if (others === undefined) this.#listening.set(topic, new Set([entry]));
    else others.add(entry);
    return () => {
      const listening = this.#listening.get(topic);
      listening?.delete(entry);
      if (listening?.size === 0) this.#listening.delete(topic);
    };
  }

  tell(topic: string, note: Json): void {
    for (const { listener } of this.#listening.get(topic) ?? []) listener(note);
  }

  has(topic: string): boolean {
    return this.#listening.has(topic);
  }

  clear(): void {
    this.#listening.clear();
  }
}
