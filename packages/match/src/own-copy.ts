/** Copies of what comes from outside, so that the caller keeps its object and the match its own. */
import { cloneDeep } from '@turnwise/kernel';

/** Deeper data is nobody's input or document; it might be a circle. The codec of states has the same limit. */
const DEEPEST = 500;

/** A deep copy; undefined for what cannot be walked, which no shape takes. */
export function ownCopy<V>(value: V): V | undefined {
  try {
    return isWalkable(value) ? cloneDeep(value) : undefined;
  } catch {
    // A getter that throws.
    return undefined;
  }
}

/** Whether it is plain enough to be copied, compared and written without a stack that overflows. */
export function isWalkable(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true;
  if (levels === 0) return false;
  // A copy would take a field of this name for the prototype.
  if (Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every((one) => isWalkable(one, levels - 1));
}
