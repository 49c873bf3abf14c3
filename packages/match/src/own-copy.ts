/** Copies of what comes from outside, so that the caller and the match each have their own. */
import { cloneDeep } from '@turnwise/kernel';

/** Deeper data is not a real input or document; it might be a cycle. The codec of states has the same limit. */
const DEEPEST = 500;

/** A deep copy; undefined if the value cannot be walked, which no shape accepts. */
export function ownCopy<V>(value: V): V | undefined {
  try {
    return isWalkable(value) ? cloneDeep(value) : undefined;
  } catch {
    // A getter that throws.
    return undefined;
  }
}

/** Whether it is plain enough to be copied, compared and written without overflowing the call stack. */
export function isWalkable(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true;
  if (levels === 0) return false;
  // A copy would take a field of this name for the prototype.
  if (Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every((one) => isWalkable(one, levels - 1));
}
