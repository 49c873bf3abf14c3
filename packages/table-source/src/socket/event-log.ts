/** The events of a match so far, as one viewer saw them. What is taken back is not among them. */
import type { WireEvent } from '@turnwise/protocol';

export class EventLog {
  #events: WireEvent[] = [];

  /** In order. */
  get all(): readonly WireEvent[] {
    return [...this.#events];
  }

  copy(): EventLog {
    const copy = new EventLog();
    copy.add(this.#events);
    return copy;
  }

  add(events: readonly WireEvent[]): void {
    this.#events.push(...events);
  }

  /** So many frames are left. */
  cutTo(frames: number): void {
    this.#events = this.#events.filter((event) => frameOf(event) <= frames);
  }

  of(frame: number): readonly WireEvent[] {
    return this.#events.filter((event) => frameOf(event) === frame);
  }
}

/** The frame that an event belongs to, from 1. */
export function frameOf({ id }: Pick<WireEvent, 'id'>): number {
  return Number(id.slice(0, id.indexOf('.')));
}
