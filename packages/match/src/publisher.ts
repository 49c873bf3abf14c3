/**
 * The two channels of a match: watchers, who are the host and get whole frames, and subscribers, who get what one viewer
 * may see. Watchers come first, so that a store has a frame before anybody hears of it; else the order of subscribing.
 *
 * A listener may do what it likes with the match. What it sets off is told after everybody has heard what went before, and
 * who has left is told nothing more. A listener that throws is a bug of the host, not of the game: the match is done with
 * its work by then and the others are still told; after that the error goes to whoever made the call.
 */
import type { Viewer } from '@turnwise/game';
import type { EngineError } from '@turnwise/kernel';
import type { FailedInput } from './document.ts';
import type { Look, SeenEvent } from './look.ts';
import type { AnyFrame } from './submission.ts';

/** What a subscriber is told. */
export interface Update {
  readonly kind: 'advanced' | 'undone' | 'redone' | 'faulted';
  /** Nothing for what was undone: the look shows where everybody is now. */
  readonly events: readonly SeenEvent[];
  readonly look: Look;
}

/** What the host itself is told, for stores: whole frames, not for any seat. */
export interface HostUpdate {
  /** `refused`: nothing has happened, as the program failed at an input of a seat. */
  readonly kind: Update['kind'] | 'refused';
  readonly frames: readonly AnyFrame[];
  /** What ended the match, with `faulted`; with `refused`, what the program failed of. */
  readonly fault?: EngineError;
  /** With `refused`: the input. */
  readonly failed?: FailedInput;
}

export class Publisher {
  readonly #watchers = new Set<{ readonly watcher: (update: HostUpdate) => void }>();
  readonly #subscribers = new Set<{ readonly viewer: Viewer; readonly listener: (update: Update) => void }>();
  #waiting: (() => void)[] = [];
  #telling = false;

  watch(watcher: (update: HostUpdate) => void): () => void {
    return enter(this.#watchers, { watcher });
  }

  subscribe(viewer: Viewer, listener: (update: Update) => void): () => void {
    return enter(this.#subscribers, { viewer, listener });
  }

  /** `see` makes what a viewer is told; it is asked once for each viewer, now, and not when the turn comes. */
  tell(update: HostUpdate, see: (viewer: Viewer) => Update): void {
    for (const entry of this.#watchers) this.#waiting.push(() => this.#watchers.has(entry) && entry.watcher(update));
    const seen = new Map<Viewer, () => Update>();
    for (const entry of this.#subscribers) {
      const { viewer, listener } = entry;
      const told = seen.get(viewer) ?? attempt(() => see(viewer));
      seen.set(viewer, told);
      this.#waiting.push(() => this.#subscribers.has(entry) && listener(told()));
    }
    if (!this.#telling) this.#drain();
  }

  /** What only the host hears of. */
  tellHost(update: HostUpdate): void {
    for (const entry of this.#watchers) this.#waiting.push(() => this.#watchers.has(entry) && entry.watcher(update));
    if (!this.#telling) this.#drain();
  }

  #drain(): void {
    const errors: unknown[] = [];
    this.#telling = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift())
      try {
        next();
      } catch (thrown) {
        errors.push(thrown);
      }
    this.#telling = false;
    if (errors.length === 1) throw errors[0];
    if (errors.length > 1) throw new AggregateError(errors, 'several listeners of the match threw');
  }
}

/** Adds an entry; gives the way to take it out. */
function enter<E>(entries: Set<E>, entry: E): () => void {
  entries.add(entry);
  return () => void entries.delete(entry);
}

/** Does it now; gives the result, or throws again what was thrown, when asked. */
function attempt<V>(make: () => V): () => V {
  try {
    const value = make();
    return () => value;
  } catch (thrown) {
    return () => {
      throw thrown;
    };
  }
}
