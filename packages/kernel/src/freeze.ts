/** Development mode: what is handed out cannot be changed, or is found out. */
import { hashValue } from './codec/hash.ts';

/** Freezes objects and arrays through and through. Typed arrays cannot be frozen: `Watch` looks after them. */
export function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || done.has(value)) return;
  done.add(value);
  Object.freeze(value);
  for (const key of Object.keys(value)) freezeDeep((value as Record<string, unknown>)[key]);
}

/** What was frozen to the bottom here. An author may have frozen an object and not what lies in it. */
const done = new WeakSet<object>();

/** Remembers the hash of every typed array that it has seen in a state, and compares when it sees it again. */
export class Watch {
  readonly #known = new WeakMap<object, string>();

  /** True when a typed array in there was changed since it was first seen. */
  finds(state: object): boolean {
    let changed = false;
    for (const array of typedArraysIn(state)) {
      const hash = hashValue(array);
      const known = this.#known.get(array);
      if (known === undefined) this.#known.set(array, hash);
      else if (known !== hash) changed = true;
    }
    return changed;
  }
}

export function typedArraysIn(value: unknown, seen: Set<object> = new Set()): object[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return ArrayBuffer.isView(value) ? [value] : Object.values(value).flatMap((part) => typedArraysIn(part, seen));
}
