/** How many a slot takes, given what there is to take. */
import type { WireSlot } from '@turnwise/protocol';

/** The numbers that it allows, in order; none if it cannot be filled. */
export function sizesOf({ min, max, noneOrAll, options }: WireSlot): readonly number[] {
  const most = Math.min(max, options.length);
  if (noneOrAll === true && min === 0) return most === 0 ? [0] : [0, most];
  if (noneOrAll === true) return most >= min ? [most] : [];
  return Array.from({ length: Math.max(0, most - min + 1) }, (_, index) => min + index);
}

/** Nothing is left to decide once so many are taken: more cannot be, and fewer would be no answer, or none at all. */
export function endsWith({ noneOrAll }: WireSlot, sizes: readonly number[], taken: number): boolean {
  const most = sizes.at(-1) ?? 0;
  return taken === most && (most <= 1 || sizes.length === 1 || noneOrAll === true);
}
