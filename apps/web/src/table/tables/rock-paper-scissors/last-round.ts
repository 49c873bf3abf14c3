/** What both hands showed last. The game takes them back at once, so this is read from what was told. */
import type { WireEvent } from '@turnwise/protocol';

export interface LastRound {
  /** By the name of the seat. */
  readonly throws: Readonly<Record<string, string>>;
  /** Who won it; undefined if nobody did. */
  readonly winner: string | undefined;
}

export function lastRound(events: readonly WireEvent[]): LastRound | undefined {
  const at = events.findLastIndex(({ kind }) => kind === 'revealed');
  const shown = events[at];
  if (shown === undefined) return undefined;
  const won = events.slice(at).find(({ kind }) => kind === 'roundWon');
  return {
    throws: (shown.payload as { readonly throws: Readonly<Record<string, string>> }).throws,
    winner: won === undefined ? undefined : (won.payload as { readonly seat: string }).seat,
  };
}
