/**
 * What a seat may be called: 1 to 32 letters, digits and combining marks of any script, with spaces, `.`, `_`, `'` and `-` between them.
 *
 * So nothing in a name moves a cursor, changes the writing direction, joins or hides a character, or is half a character. Names are in
 * the composed form of Unicode (NFC), so that names that look the same are the same. Names that every object has are excluded, and so
 * is `spectator`: scenarios call those who only watch by it.
 */
import { isInherited, issue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { GAME_LIMITS } from './limits.ts';

const MOST = GAME_LIMITS.seatName.usual;

/** What a spectator is called wherever viewers have names. No seat has this name, in capitals or not. */
export const SPECTATOR_NAME = 'spectator';

export const SEAT_NAME = `a name of 1 to ${MOST} letters and digits, with spaces, ".", "_", "'" and "-" between them`;

const ALPHABET = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._'-]*[\p{L}\p{M}\p{N}])?$/u;

export function isSeatName(name: unknown): name is string {
  // A character has at most two code units; do not look into a long text.
  if (typeof name !== 'string' || name.length > 2 * MOST || !ALPHABET.test(name)) return false;
  if (isReserved(name)) return false;
  return Array.from(name).length <= MOST && name.normalize('NFC') === name && !isInherited(name);
}

export function seatNameIssues(name: unknown, path: string): readonly Issue[] {
  if (isSeatName(name)) return [];
  return [issue(path, 'wrongSeats', isReserved(name) ? NOT_RESERVED : SEAT_NAME, name)];
}

const NOT_RESERVED = `a name other than "${SPECTATOR_NAME}", which stands for those who only watch`;

function isReserved(name: unknown): boolean {
  return typeof name === 'string' && name.length === SPECTATOR_NAME.length && name.toLowerCase() === SPECTATOR_NAME;
}
