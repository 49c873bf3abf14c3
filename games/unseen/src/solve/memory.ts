/** What a state of the search remembers of the world line, beyond the player's point: each such memory once, by number. */
import { Rows } from './rows.ts';

export interface Remembered {
  /** Times that are fatal: at one of them a self is seen. Ascending; of a fixed watch only. */
  readonly fatal: readonly number[];
  /** Points of the world line that may yet be seen, ascending; of a changing watch only. */
  readonly suspects: readonly number[];
  /** Where things must stay, each as `thing * points + point`, ascending. */
  readonly anchors: readonly number[];
  /** The points of the world line that the search looks out for, ascending. */
  readonly visited: readonly number[];
}

export interface Memory extends Remembered {
  readonly number: number;
}

export interface Memories {
  /** How much memory they take, about. */
  readonly bytes: number;
  get(number: number): Memory;
  intern(remembered: Remembered): Memory;
}

export function createMemories(): Memories {
  const rows = new Rows();
  const all: Memory[] = [];
  return {
    // The rows are kept a second time as lists, in which a number has twice the room.
    get bytes() {
      return 3 * rows.bytes + all.length * OBJECTS;
    },
    get: (number) => all[number] as Memory,
    intern({ fatal, suspects, anchors, visited }) {
      const number = rows.intern([
        fatal.length,
        ...fatal,
        suspects.length,
        ...suspects,
        anchors.length,
        ...anchors.flatMap((anchor) => [Math.floor(anchor / HALF), anchor % HALF]),
        ...visited,
      ]);
      return (all[number] ??= { number, fatal, suspects, anchors, visited });
    },
  };
}

/** Bytes that a memory and its lists take if they are empty. */
const OBJECTS = 200;
/** Anchors may be too large for the 32 bits of a row, so each is two numbers there. */
const HALF = 0x4000_0000;

/** A sorted list with more in it, each once. */
export function withAll(list: readonly number[], more: readonly number[]): readonly number[] {
  const fresh = more.filter((one) => !list.includes(one));
  return fresh.length === 0 ? list : [...list, ...fresh].toSorted((a, b) => a - b);
}
