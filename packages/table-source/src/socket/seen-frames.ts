/** What was seen of each frame while one looked on: the look after it, and its steps. Frames that one was not there for are not in it. */
import { frameOf } from './event-log.ts';
import type { TableLook, TableStep, TableUpdate } from '../table-source.ts';

export class SeenFrames {
  readonly #looks = new Map<number, TableLook>();
  readonly #steps = new Map<number, readonly TableStep[]>();
  #frame = 0;

  look(frame: number): TableLook | undefined {
    return this.#looks.get(frame);
  }

  steps(frame: number): readonly TableStep[] | undefined {
    return this.#steps.get(frame);
  }

  add({ kind, look, events, steps }: TableUpdate): void {
    const before = this.#frame;
    this.#frame = look.frame;
    for (const frames of [this.#looks, this.#steps])
      for (const frame of frames.keys()) if (frame > look.frame) frames.delete(frame);
    this.#looks.set(look.frame, look);
    if (kind !== 'advanced') return;
    const told = new Set(events.map(frameOf));
    for (let frame = before + 1; frame <= look.frame; frame++) {
      const own = steps.filter((step) => step.events.some((event) => frameOf(event) === frame));
      // A frame that could not be taken apart is not known step by step.
      if (own.length > 0 || !told.has(frame)) this.#steps.set(frame, own);
    }
  }
}
