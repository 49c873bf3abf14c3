/** What the rooms of a server need. */
import type { TableAlarm } from '@turnwise/table';
import type { PlatformError } from './platform-error.ts';
import type { ReplayWorld } from './replays.ts';
import type { ServerOptions } from './server-options.ts';

export interface HouseOptions extends ServerOptions, ReplayWorld {
  readonly now: () => number;
  /** The id of this process. */
  readonly self: string;
  /** For the operator. */
  readonly alarm: (alarm: TableAlarm) => void;
  readonly botFailed: (match: string, seat: string, bot: string, failure: unknown) => void;
  /** For the operator: the rules of this match were stopped. */
  readonly overstayed: (match: string, error: PlatformError, failure: unknown) => void;
}
