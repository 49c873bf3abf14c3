/** Undo by consent: who has asked for it, as far as one sees it from what one's own request would still wait for. */
import type { WireRewind } from '@turnwise/protocol';

/** Those who have agreed between two looks at the same frame, and so ask this seat to do the same. */
export function newlyAsking(before: WireRewind, after: WireRewind): readonly string[] {
  if (!before.able || !after.able) return [];
  return before.waitsFor.filter((seat) => !after.waitsFor.includes(seat));
}
