/** Clocks that a match on a server can have, by what a form calls them. */
import type { ClockSettings } from '@turnwise/protocol';

export const CLOCKS = [
  { id: 'move-30', words: 'new.clock.move', count: 30, settings: { kind: 'move', seconds: 30 } },
  { id: 'move-120', words: 'new.clock.move', count: 120, settings: { kind: 'move', seconds: 120 } },
  { id: 'match-600', words: 'new.clock.match', count: 10, settings: { kind: 'match', seconds: 600, increment: 5 } },
  { id: 'match-1800', words: 'new.clock.match', count: 30, settings: { kind: 'match', seconds: 1800, increment: 10 } },
  { id: 'days-3', words: 'new.clock.days', count: 3, settings: { kind: 'days', days: 3 } },
] as const satisfies readonly {
  readonly id: string;
  readonly words: string;
  readonly count: number;
  readonly settings: ClockSettings;
}[];

/** Null for any other id: no clock. */
export function clockOf(id: string): ClockSettings | null {
  return CLOCKS.find((clock) => clock.id === id)?.settings ?? null;
}
