/** The states that a search has met, by four numbers: open addressing over lists of numbers, compared exactly. */

export interface Table {
  /** The entry's number in the search's own list, or -1. */
  find(a: number, b: number, c: number, d: number): number;
  /** Enters it, in place of one with the same four numbers. */
  put(a: number, b: number, c: number, d: number, entry: number): void;
}

export function createTable(): Table {
  const keys: number[] = [];
  const entries: number[] = [];
  let slots = new Int32Array(1 << 12).fill(-1);

  const slotOf = (a: number, b: number, c: number, d: number): number => {
    const mask = slots.length - 1;
    let slot = mix(mix(mix(mix(0, a), b), c), d) & mask;
    for (;;) {
      const key = slots[slot] as number;
      if (key < 0) return slot;
      const at = key * 4;
      if (keys[at] === a && keys[at + 1] === b && keys[at + 2] === c && keys[at + 3] === d) return slot;
      slot = (slot + 1) & mask;
    }
  };
  const grow = (): void => {
    slots = new Int32Array(slots.length * 2).fill(-1);
    for (let key = 0; key < entries.length; key++) {
      const at = key * 4;
      const [a, b, c, d] = [keys[at], keys[at + 1], keys[at + 2], keys[at + 3]] as [number, number, number, number];
      slots[slotOf(a, b, c, d)] = key;
    }
  };
  return {
    find(a, b, c, d) {
      const key = slots[slotOf(a, b, c, d)] as number;
      return key < 0 ? -1 : (entries[key] as number);
    },
    put(a, b, c, d, entry) {
      const slot = slotOf(a, b, c, d);
      const key = slots[slot] as number;
      if (key >= 0) {
        entries[key] = entry;
        return;
      }
      slots[slot] = entries.length;
      entries.push(entry);
      keys.push(a, b, c, d);
      if (entries.length * 2 > slots.length) grow();
    },
  };
}

function mix(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ value, 0x9e3779b1);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
