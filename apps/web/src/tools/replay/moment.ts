/** A moment of a match: after a frame, or after one event in the middle of it. The address has it as `12` or `12.3`. */
import { isSeenDocument, type MatchDocument, type SeenDocument } from '@turnwise/match';

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

/** All moments that a scrubber stops at, in order: the start and the frames after it, or each event. */
export function moments(
  by: 'frame' | 'event',
  frames: readonly number[],
  events: readonly string[],
): readonly Moment[] {
  if (by === 'frame') return [START, ...frames.map((frame) => ({ frame, event: 0 }))];
  return [START, ...events.map(momentOfEvent)];
}

/**
 * The frames that are moves: a seat made them, or of what one viewer saw, something was to be seen. The system's steps between them are none,
 * but the last frame always counts. Where a document does not tell, all frames count.
 */
export function movesIn(document: MatchDocument | SeenDocument, length: number): readonly number[] {
  const isMove = isSeenDocument(document) ? seenMoves(document as SeenDocument) : seatMoves(document as MatchDocument);
  const all = Array.from({ length }, (_, at) => at + 1);
  const moves = all.filter((frame) => isMove[frame] === true);
  if (isMove.length <= length || moves.length === 0) return all;
  return moves.at(-1) === length ? moves : [...moves, length];
}

function seatMoves({ inputs }: MatchDocument): readonly boolean[] {
  return [false, ...inputs.map(({ as }) => as !== undefined)];
}

function seenMoves({ steps }: SeenDocument): readonly boolean[] {
  return steps.map(({ input, events }) => input !== undefined || events.some(({ level }) => level === undefined));
}

/** The place before: from between two places, it is the one that was passed last. */
export function placeBefore(all: readonly Moment[], moment: Moment): number {
  const at = placeOf(all, moment);
  return (all[at]?.frame ?? 0) < moment.frame ? at : at - 1;
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
