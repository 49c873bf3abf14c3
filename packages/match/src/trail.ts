/**
 * Ids for the events of a match, and the cause of each. A game names causes by marks of its own; here they become ids, in the
 * same way for every game. An event without a cause was caused by the input of its frame. A cause may lie in an earlier frame,
 * for example if a card continues after an answer, so that the tree reaches back to the input that began it.
 *
 * The work is lazy: on demand, new frames are read, and those that were taken back are forgotten.
 */
import type { AnyGame, AnyTypes, EventMark, Viewer } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import type { AnyFrame } from './submission.ts';

/** `frame.index`, both from 1. */
export type EventId = `${number}.${number}`;

/** An event with its id and the id of its cause; without one, the input is the cause. */
export interface Happened {
  readonly id: EventId;
  readonly cause?: EventId;
  readonly event: AnyTypes['Event'];
}

/** The same as a viewer sees it, with the event that caused it. */
export interface SeenHappening extends Happened {
  readonly broughtBy?: AnyTypes['Event'] | undefined;
}

export class Trail {
  readonly #game: AnyGame;
  readonly #frames: { readonly frame: AnyFrame; readonly happened: readonly Happened[] }[] = [];
  /** By mark, the events that had it, the latest last. */
  readonly #marked = new Map<EventMark, EventId[]>();
  /** Frames that were in the log and have been taken back keep what they had. */
  readonly #taken = new WeakMap<AnyFrame, readonly Happened[]>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** The events of these frames, which are in this log, were in it, or would follow it. */
  of(log: readonly AnyFrame[], frames: readonly AnyFrame[]): readonly Happened[] {
    this.#follow(log);
    const at = this.#frames.length;
    const happened = frames.flatMap((frame) => {
      const place = this.#placeOf(frame.no);
      // The log has dropped it.
      if (at > 0 && place < 0) return eventsOf(frame).map((event, index) => ({ id: idOf(frame.no, index), event }));
      const known = this.#frames[place];
      if (known?.frame === frame) return known.happened;
      const taken = this.#taken.get(frame);
      if (taken !== undefined) return taken;
      this.#add(frame, frame.no);
      return this.#frames.at(-1)?.happened ?? [];
    });
    while (this.#frames.length > at) this.#drop();
    return happened;
  }

  /**
   * The same as a viewer may know it. Hidden events have no number, so a gap gives nothing away. If the cause of an event is
   * hidden, the nearest visible cause before it takes its place.
   */
  seenOf(log: readonly AnyFrame[], frames: readonly AnyFrame[], viewer: Viewer): readonly SeenHappening[] {
    const all = this.of(log, frames);
    const sight = new Sight(this.#game, viewer);
    for (const { id, event } of all) sight.add(id, event);
    const within = new Map(all.map((one) => [one.id, one]));
    const find = (id: EventId): Happened | undefined => within.get(id) ?? this.#find(id);
    const frameOf = (id: EventId): readonly Happened[] => this.#frames[this.#placeOf(frameIn(id))]?.happened ?? [];
    /** The nearest that is seen, from this one on. */
    const nearest = (from: EventId | undefined): EventId | undefined => {
      for (let id = from; id !== undefined; id = find(id)?.cause) {
        if (!within.has(id)) for (const one of frameOf(id)) sight.add(one.id, one.event);
        if (sight.idOf(id) !== undefined) return id;
      }
      return undefined;
    };
    return all.flatMap(({ id, cause }) => {
      const event = sight.eventOf(id);
      const seen = sight.idOf(id);
      if (event === undefined || seen === undefined) return [];
      const because = nearest(cause);
      const [causeSeen, broughtBy] = because === undefined ? [] : [sight.idOf(because), sight.eventOf(because)];
      return [causeSeen === undefined ? { id: seen, event } : { id: seen, cause: causeSeen, event, broughtBy }];
    });
  }

  #first(): number {
    return this.#frames[0]?.frame.no ?? 1;
  }

  #placeOf(no: number): number {
    return no - this.#first();
  }

  #find(id: EventId): Happened | undefined {
    return this.#frames[this.#placeOf(frameIn(id))]?.happened.find((one) => one.id === id);
  }

  /** The log changes at its beginning, if it is bounded, and at its end. */
  #follow(log: readonly AnyFrame[]): void {
    const frames = this.#frames;
    const first = log[0]?.no ?? 0;
    const dropped = frames.findIndex(({ frame }) => frame.no >= first);
    for (const one of frames.splice(0, dropped < 0 ? frames.length : dropped)) this.#forget(one.happened);
    for (let last = frames.at(-1); last !== undefined && last.frame !== log[frames.length - 1]; last = frames.at(-1)) {
      this.#taken.set(last.frame, last.happened);
      this.#drop();
    }
    for (const frame of log.slice(frames.length)) this.#add(frame, frame.no);
  }

  #add(frame: AnyFrame, no: number): void {
    const happened = eventsOf(frame).map((event, index): Happened => {
      const { as = NO_MARKS, by } = this.#game.eventTrail(event);
      const id = idOf(no, index);
      const cause = by === undefined ? undefined : this.#marked.get(by)?.at(-1);
      for (const mark of as) {
        const marked = this.#marked.get(mark);
        if (marked === undefined) this.#marked.set(mark, [id]);
        else marked.push(id);
      }
      return cause === undefined ? { id, event } : { id, cause, event };
    });
    this.#frames.push({ frame, happened });
  }

  /** The oldest of each mark. */
  #forget(happened: readonly Happened[]): void {
    for (const { event } of happened)
      for (const mark of this.#game.eventTrail(event).as ?? NO_MARKS) {
        const marked = this.#marked.get(mark);
        marked?.shift();
        if (marked?.length === 0) this.#marked.delete(mark);
      }
  }

  #drop(): void {
    for (const { event } of this.#frames.pop()?.happened ?? [])
      for (const mark of this.#game.eventTrail(event).as ?? NO_MARKS) this.#marked.get(mark)?.pop();
  }
}

/** What one viewer sees of some events: the event as it may see it, and its number among those of the frame that it sees. */
class Sight {
  readonly #game: AnyGame;
  readonly #viewer: Viewer;
  readonly #seen = new Map<EventId, { readonly id: EventId; readonly event: AnyTypes['Event'] } | undefined>();
  readonly #counts = new Map<number, number>();

  constructor(game: AnyGame, viewer: Viewer) {
    this.#game = game;
    this.#viewer = viewer;
  }

  /** All events of a frame are added in order, each once. */
  add(id: EventId, happened: AnyTypes['Event']): void {
    if (this.#seen.has(id)) return;
    const event = this.#game.viewEvent(happened, this.#viewer);
    if (event === undefined) {
      this.#seen.set(id, undefined);
      return;
    }
    const frame = frameIn(id);
    const count = (this.#counts.get(frame) ?? 0) + 1;
    this.#counts.set(frame, count);
    this.#seen.set(id, { id: `${frame}.${count}`, event });
  }

  idOf(id: EventId): EventId | undefined {
    return this.#seen.get(id)?.id;
  }

  eventOf(id: EventId): AnyTypes['Event'] | undefined {
    return this.#seen.get(id)?.event;
  }
}

function idOf(no: number, index: number): EventId {
  return `${no}.${index + 1}`;
}

function frameIn(id: EventId): number {
  return Number(id.slice(0, id.indexOf('.')));
}

const NO_MARKS: readonly EventMark[] = Object.freeze([]);
