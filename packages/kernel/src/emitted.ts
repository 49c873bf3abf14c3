/**
 * The events that the diff in hand has emitted so far, and the function that `apply` gets for it. A kernel makes one and uses it
 * for all its dispatches. A new function for each of them would be dear: V8 lets such functions, and with them all that was
 * recorded, live until the next full collection, decides that frames live long, and makes them in the old space from then on.
 */
import { added, NONE } from './grown-list.ts';
import type { GameTypes } from './game-types.ts';

export class Emitted<T extends GameTypes> {
  #events: readonly T['Event'][] = NONE;

  readonly emit = (event: T['Event']): void => {
    this.#events = added(this.#events, event);
  };

  /** What was emitted since it was last taken; what comes later belongs to another diff. */
  take(): readonly T['Event'][] {
    const events = this.#events;
    this.#events = NONE;
    return events;
  }
}
