import type { AnyGame } from '@turnwise/game';
import type { MatchLog } from '@turnwise/log';

/** Where a room stands. */
export interface RoomWorld {
  readonly log: MatchLog;
  readonly games: (id: string) => AnyGame | undefined;
  readonly now: () => number;
  /** The id of this process. */
  readonly self: string;
}
