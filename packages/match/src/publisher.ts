/**
 * The two channels of a match: watchers, which belong to the host and get whole frames, and subscribers, which get what
 * one viewer may see. Watchers come first, so that a store has a frame before anybody hears of it; otherwise the order
 * is that of subscribing.
 *
 * A listener may do what it likes with the match. What it triggers is published after everybody has heard what went
 * before, and a listener that has left is told nothing more. A listener that throws is a bug in the host, not in the game:
 * the match has finished its work by then, and the others are still told; after that the error is thrown at the caller.
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
  /** `refused`: nothing has changed, because the program failed on an input of a seat. */
  readonly kind: Update['kind'] | 'refused';
  readonly frames: readonly AnyFrame[];
  /** With `faulted`, what ended the match; with `refused`, why the program failed. */
  readonly fault?: EngineError;
  /** With `refused`: the input. */
  readonly failed?: FailedInput;
}

export class Publisher {
  readonly #watchers = new Set<{ readonly watcher: (update: HostUpdate) => void }>();
  readonly #subscribers = new Set<{ readonly viewer: Viewer; readonly listener: (update: Update) => void }>();
  #waiting: (() => void)[] = [];
  #telling = false;
  /** What is told only when a hold ends well. */
  #held: (() => void)[] | undefined;

  watch(watcher: (update: HostUpdate) => void): () => void {
    return enter(this.#watchers, { watcher });
  }

  subscribe(viewer: Viewer, listener: (update: Update) => void): () => void {
    return enter(this.#subscribers, { viewer, listener });
  }

  /** Until it is released, nothing is told; then all of it, or nothing. */
  hold(): (tell: boolean) => void {
    const held: (() => void)[] = [];
    this.#held = held;
    return (tell) => {
      this.#held = undefined;
      if (tell) for (const one of held) one();
    };
  }

  /** `see` makes what a viewer is told. It is called once per viewer, now and not when the message is delivered. */
  tell(update: HostUpdate, see: (viewer: Viewer) => Update): void {
    if (this.#held !== undefined) {
      this.#held.push(() => this.tell(update, see));
      return;
    }
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

  /** News for the host alone. */
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

/** Adds an entry and returns a function that removes it. */
function enter<E>(entries: Set<E>, entry: E): () => void {
  entries.add(entry);
  return () => void entries.delete(entry);
}

/** Runs it now. The returned function gives the result, or throws what was thrown. */
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
