/** A moment of a match: after a frame, or after one event in the middle of it. The address has it as `12` or `12.3`. */

export interface Moment {
  /** Frames that led here, from 0. */
  readonly frame: number;
  /** The number of an event of this frame, as events are numbered; 0 after the whole of it. */
  readonly event: number;
}

export const START: Moment = { frame: 0, event: 0 };

/** What is no moment of this match is its end. */
export function readMoment(text: string | null, length: number): Moment {
  const [, frame, event] = /^(\d{1,7})(?:\.(\d{1,7}))?$/u.exec(text ?? '') ?? [];
  if (frame === undefined || Number(frame) > length) return { frame: length, event: 0 };
  return { frame: Number(frame), event: Number(frame) === 0 ? 0 : Number(event ?? 0) };
}

export function momentText({ frame, event }: Moment): string {
  return event === 0 ? String(frame) : `${frame}.${event}`;
}

/** `12.3`. */
export function momentOfEvent(id: string): Moment {
  const [frame = '0', event = '0'] = id.split('.');
  return { frame: Number(frame), event: Number(event) };
}

/** All moments that a scrubber stops at, in order: the start, then each frame, or each event. */
export function moments(by: 'frame' | 'event', length: number, events: readonly string[]): readonly Moment[] {
  if (by === 'frame') return Array.from({ length: length + 1 }, (_, frame) => ({ frame, event: 0 }));
  return [START, ...events.map(momentOfEvent)];
}

/** The place of a moment among those of a scrubber: the last that is not after it. */
export function placeOf(all: readonly Moment[], moment: Moment): number {
  return Math.max(
    0,
    all.findLastIndex((one) => isUntil(one, moment)),
  );
}

/** The events up to a moment, with its own. */
export function eventsUntil<E extends { readonly id: string }>(events: readonly E[], moment: Moment): readonly E[] {
  return events.filter(({ id }) => isUntil(momentOfEvent(id), moment));
}

/** Whether a moment is not after another one. */
export function isUntil(one: Moment, { frame, event }: Moment): boolean {
  return one.frame < frame || (one.frame === frame && (event === 0 || one.event <= event));
}
