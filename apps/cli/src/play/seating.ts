/** Who plays a match, and how it is told. */
import type { LogLevel, Seat } from '@turnwise/game';
import type { TableBots } from './table-bots.ts';

export interface Seating {
  /** Seats that people play. */
  readonly persons: readonly Seat[];
  readonly bots: TableBots;
  /** What the bots' seeds begin with: nothing of the match's own. */
  readonly root: string;
  /** Ends after so many inputs of the seats. Default: when the game does. */
  readonly most?: number;
  /** Shows nothing to the spectator. */
  readonly quiet?: boolean;
  /** One person plays them all, as an author does, and nobody has to look away. */
  readonly alone?: boolean;
  /** How much of what happens is told. Default: what players want to read. */
  readonly log?: LogLevel;
}
