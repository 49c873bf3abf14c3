/** What a state of the search remembers of the world line, beyond the player's point: each such memory once, by number. */

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
  get(number: number): Memory;
  intern(remembered: Remembered): Memory;
}

export function createMemories(): Memories {
  const numbers = new Map<string, Memory>();
  const all: Memory[] = [];
  return {
    get: (number) => all[number] as Memory,
    intern({ fatal, suspects, anchors, visited }) {
      const key = `${fatal.join(',')};${suspects.join(',')};${anchors.join(',')};${visited.join(',')}`;
      let found = numbers.get(key);
      if (found === undefined) {
        found = { number: all.length, fatal, suspects, anchors, visited };
        numbers.set(key, found);
        all.push(found);
      }
      return found;
    },
  };
}

/** A sorted list with more in it, each once. */
export function withAll(list: readonly number[], more: readonly number[]): readonly number[] {
  const fresh = more.filter((one) => !list.includes(one));
  return fresh.length === 0 ? list : [...list, ...fresh].toSorted((a, b) => a - b);
}
