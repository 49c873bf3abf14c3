/**
 * What a match that has become too long does not take any more. Taking back ends at half of the way, so that a match in which somebody has
 * done that all the time can still be played to its end.
 */
import type { Refusal } from '@turnwise/kernel';
import type { TableEntry } from './entry.ts';
import { TABLE_LIMITS } from './limits.ts';

interface Long {
  /** How many records there are. */
  readonly place: number;
}

const USUAL = TABLE_LIMITS.recordsPerMatch.usual;

/** Whether nothing goes on here any more. */
export function isTooLong({ place }: Long, most: number = USUAL): boolean {
  return place >= most;
}

export function fullFor(long: Long, { kind }: TableEntry, most: number = USUAL): Refusal | undefined {
  switch (kind) {
    // What brings it to an end. A time-out becomes one.
    case 'concede':
    case 'end':
    case 'timeout':
      return undefined;
    case 'undo':
    case 'redo':
    case 'decline':
      return long.place >= most / 2 ? refusal('noMoreUndo', most) : undefined;
    case 'input':
    case 'system':
    case 'seat':
    case 'halt':
    case 'resume':
    case 'mute':
    case 'unmute':
      return isTooLong(long, most) ? refusal('matchFull', most) : undefined;
  }
}

function refusal(code: string, most: number): Refusal {
  return { kind: 'disallowed', code, params: { most }, by: 'table' };
}
