/** What a forced intent is called in events: the document's capitals, `FLEE`, and the others in the same way. */
import type { IntentKind } from './words.ts';

export function forcedKind(kind: IntentKind): string {
  return kind.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
