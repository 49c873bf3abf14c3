/** What we were told of a match at a server, as its screen shows it. What was taken back goes out of it again. */
import type { LogLevel, Viewer } from '@turnwise/game';
import type { EventsAnswer, WireEvent } from '@turnwise/protocol';
import type { PlayedLog } from '../play/played.ts';
import type { Tellable } from '../play/told-events.ts';

export class RemoteLog implements PlayedLog {
  /** By the number of their frame, from 1. */
  readonly #frames = new Map<number, Tellable[]>();
  readonly #length: () => number;

  constructor(length: () => number) {
    this.#length = length;
  }

  get length(): number {
    return this.#length();
  }

  told(_viewer: Viewer, _level: LogLevel, from = 0, to = this.length): readonly Tellable[] {
    return [...this.#frames.keys()]
      .filter((frame) => frame > from && frame <= to)
      .sort((a, b) => a - b)
      .flatMap((frame) => this.#frames.get(frame) ?? []);
  }

  add(event: WireEvent): void {
    const { id, cause, payload, text, level } = event;
    const frame = Number(id.split('.')[0]);
    const told: Tellable = {
      id: id as Tellable['id'],
      ...(cause === null ? {} : { cause: cause as Tellable['id'] }),
      event: payload,
      text,
      ...(level === undefined ? {} : { level }),
    };
    const all = this.#frames.get(frame) ?? [];
    const known = all.findIndex((one) => one.id === id);
    if (known < 0) all.push(told);
    else all[known] = told;
    this.#frames.set(frame, all);
  }

  /** Everything after so many frames was taken back. */
  cut(frames: number): void {
    for (const frame of this.#frames.keys()) if (frame > frames) this.#frames.delete(frame);
  }

  /** What happened before we came. */
  addSteps(steps: EventsAnswer['steps']): void {
    for (const { change, frame, events } of steps) {
      if (change === 'undone') this.cut(frame);
      for (const event of events) this.add(event);
    }
  }
}
