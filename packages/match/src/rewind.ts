/** How far an undo or a redo goes: always one input of a seat with all system frames after it, never only a part. */
import type { Seat, Viewer } from '@turnwise/game';
import type { Course } from './course.ts';
import type { Rewindable } from './seen-rewind.ts';
import type { BeforeSnapshot } from './beyond-snapshot.ts';
import type { AnyFrame } from './submission.ts';
import type { UndoDesk } from './undo-policy.ts';

/** Whether something can be undone or redone, and if not, why. */
export type Rewinding = { readonly able: true } | { readonly able: false; readonly code: string };

/** How many frames, and whose input is the first of them. */
export interface Stretch {
  readonly frames: number;
  readonly owner: Seat;
}

/** What an undo would take back; undefined when no seat has made an input. */
export function lastStretch(log: readonly AnyFrame[]): Stretch | undefined {
  const at = log.findLastIndex((frame) => frame.input.seat !== undefined);
  return at < 0 ? undefined : { frames: log.length - at, owner: log[at]?.input.seat as Seat };
}

/** What a redo would bring back; undefined if nothing was taken back. */
export function nextStretch(undone: readonly AnyFrame[]): Stretch | undefined {
  if (undone.length === 0) return undefined;
  const next = undone.findIndex((frame, index) => index > 0 && frame.input.seat !== undefined);
  return { frames: next < 0 ? undone.length : next, owner: undone[0]?.input.seat as Seat };
}

const BLOCKED = 'undoBlockedByIrreversibleBoundary';

/** The number of the frame that stays. */
function boundaryOf({ history, endStands, beyond }: Course): number {
  if (endStands) return history.length;
  return history.log.findLast((frame) => frame.irreversible)?.no ?? beyond?.undo?.frame ?? 0;
}

export function ableToUndo({ history, fault, endStands, beyond }: Course): Rewinding {
  const { log, undoable, length, floor } = history;
  if (fault !== undefined) return { able: false, code: 'matchFaulted' };
  const last = lastStretch(log);
  if (last !== undefined && last.frames <= undoable && !endStands) return { able: true };
  if (last !== undefined && !endStands && floor === 'undoLimitReached') return { able: false, code: floor };
  // Nobody can take back system frames alone: the reason is what comes before them.
  const blocked = last !== undefined || log.some((frame) => frame.irreversible);
  if (blocked) return { able: false, code: BLOCKED };
  // It goes on from a snapshot: the host can read what led there, and then take it back.
  if (beyond?.undo !== undefined && length - log.length === beyond.frames) return rewinding(beyond.undo);
  // A match cannot go back beyond the snapshot that it was loaded from, nor beyond its log.
  return { able: false, code: length > log.length ? 'undoLimitReached' : 'nothingToUndo' };
}

export function ableToRedo({ history, fault, beyond }: Course): Rewinding {
  if (fault !== undefined) return { able: false, code: 'matchFaulted' };
  const isThere = history.log.length === 0 && history.undone.length === 0;
  return isThere && beyond?.redo !== undefined ? rewinding(beyond.redo) : history.canRedo;
}

function rewinding({ code }: BeforeSnapshot): Rewinding {
  return code === undefined ? { able: true } : { able: false, code };
}

/** Whose input an undo or a redo would be about, as far as that is known. */
function ownerOf({ history, beyond }: Course, what: 'undo' | 'redo'): Seat | undefined {
  const stretch = what === 'undo' ? lastStretch(history.log) : nextStretch(history.undone);
  return stretch?.owner ?? (beyond?.[what]?.owner as Seat | undefined);
}

/** For a snapshot, which does not have what led to it. */
export function rewindOf(course: Course, what: 'undo' | 'redo'): BeforeSnapshot {
  const able = what === 'undo' ? ableToUndo(course) : ableToRedo(course);
  const owner = ownerOf(course, what);
  if (able.able) return owner === undefined ? {} : { owner };
  return { code: able.code, ...(able.code === BLOCKED ? { frame: boundaryOf(course) } : {}) };
}

/** The same for one viewer under the match's policy, with the seats that have to agree first, if any. */
export function rewindableBy(course: Course, desk: UndoDesk, what: 'undo' | 'redo', viewer: Viewer): Rewindable {
  const able = what === 'undo' ? ableToUndo(course) : ableToRedo(course);
  if (!able.able) return { ...able, params: able.code === BLOCKED ? { frame: boundaryOf(course) } : {} };
  if (course.unfinished) return { able: false, code: 'systemDue', params: {} };
  if (viewer === null) return { able: false, code: 'onlyForPlayers', params: {} };
  return desk.wouldAnswer(what, viewer, ownerOf(course, what) as Seat);
}
