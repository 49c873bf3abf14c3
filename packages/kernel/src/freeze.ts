/** Development mode: what is handed out cannot be changed, or the change is detected. */
import { hashValue } from './codec/hash.ts';

/** Freezes objects and arrays at every depth. Typed arrays cannot be frozen; `Watch` handles them. */
export function freezeDeep(value: unknown): void {
  // A worklist, because an input may be nested deeper than the call stack allows.
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one !== 'object' || one === null || ArrayBuffer.isView(one) || done.has(one)) continue;
    done.add(one);
    Object.freeze(one);
    for (const key of Object.keys(one)) left.push((one as Record<string, unknown>)[key]);
  }
}

/** What was frozen at every depth here. An author may have frozen an object but not its parts. */
const done = new WeakSet<object>();

/** Remembers the hash of every typed array that it has seen in a state, and compares it the next time. */
export class Watch {
  readonly #known = new WeakMap<object, string>();

  /** Whether a typed array in the value has changed since it was first seen. */
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

/** Looks at the typed arrays in a state and returns a check that says later whether one of them was written to. */
export function lookOver(state: object): () => boolean {
  const seen = typedArraysIn(state).map((array) => ({ array, hash: hashValue(array) }));
  return () => seen.some(({ array, hash }) => hashValue(array) !== hash);
}

/** The parts of a fully frozen value cannot change, so its list is made once. */
const listed = new WeakMap<object, readonly object[]>();

function typedArraysIn(value: unknown, above: Set<object> = new Set()): readonly object[] {
  // A cycle is reported elsewhere; here the loop only has to end.
  if (typeof value !== 'object' || value === null || above.has(value)) return NONE;
  if (ArrayBuffer.isView(value)) return [value];
  const known = listed.get(value);
  if (known !== undefined) return known;
  above.add(value);
  const found = new Set<object>();
  for (const key of Object.keys(value))
    for (const array of typedArraysIn((value as Record<string, unknown>)[key], above)) found.add(array);
  above.delete(value);
  const list = found.size === 0 ? NONE : [...found];
  if (done.has(value)) listed.set(value, list);
  return list;
}

const NONE: readonly object[] = [];
