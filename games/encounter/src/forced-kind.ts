/** What a forced intent is called in events, RULES.md 14: in capitals, `FLEE`. */
import type { IntentKind } from './words.ts';

export function forcedKind(kind: IntentKind): string {
  return kind.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
