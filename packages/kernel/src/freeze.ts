/** Development mode: what is handed out cannot be changed, or is found out. */
import { hashValue } from './codec/hash.ts';

/** Freezes objects and arrays through and through. Typed arrays cannot be frozen: `Watch` looks after them. */
export function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return;
  Object.freeze(value);
  for (const key of Object.keys(value)) freezeDeep((value as Record<string, unknown>)[key]);
}

/** Remembers the hash of every typed array that went out in a state, and compares when the state comes back. */
export class Watch {
  readonly #known = new WeakMap<object, string>();

  remember(value: unknown): void {
    forEachTyped(value, (array) => this.#known.set(array, hashValue(array)));
  }

  /** True when a typed array in there was changed since it was remembered. */
  finds(value: unknown): boolean {
    let changed = false;
    forEachTyped(value, (array) => {
      const hash = this.#known.get(array);
      if (hash !== undefined && hash !== hashValue(array)) changed = true;
    });
    return changed;
  }
}

function forEachTyped(value: unknown, look: (array: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (ArrayBuffer.isView(value)) look(value);
  else for (const key of Object.keys(value)) forEachTyped((value as Record<string, unknown>)[key], look);
}
