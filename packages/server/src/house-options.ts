/** What the rooms of a server need. */
import type { TableAlarm } from '@turnwise/table';
import type { PlatformError } from './platform-error.ts';
import type { ServerOptions } from './server-options.ts';

export interface HouseOptions extends ServerOptions {
  readonly now: () => number;
  /** The id of this process. */
  readonly self: string;
  /** Whether a match may be played again for this address now. Left out: always. */
  readonly mayReplay?: (address: string) => boolean;
  /** For the operator. */
  readonly alarm: (alarm: TableAlarm) => void;
  readonly botFailed: (match: string, seat: string, bot: string, failure: unknown) => void;
  /** For the operator: the rules of this match were stopped. */
  readonly overstayed: (match: string, error: PlatformError, failure: unknown) => void;
}
