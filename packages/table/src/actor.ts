/** What an entry acts on: a match at its table, as it is now. */
import type { Match } from '@turnwise/match';
import type { Clock } from './clock.ts';
import type { Seating } from './seating.ts';
import type { TableEnd } from './table-end.ts';

export interface Actor {
  readonly match: Match;
  readonly seating: Seating;
  readonly clock: Clock | undefined;
  readonly halted: { readonly by: string; readonly reason: string | null } | undefined;
  /** The table, and not the rules, has ended the match. */
  readonly ended: TableEnd | undefined;
  readonly isOver: boolean;
}
