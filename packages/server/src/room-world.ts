import type { AnyGame } from '@turnwise/game';
import type { MatchLog } from '@turnwise/log';
import type { TableAlarm } from '@turnwise/table';
import type { ReplayWorld } from './replays.ts';

/** Where a room stands. */
export interface RoomWorld extends ReplayWorld {
  readonly log: MatchLog;
  readonly games: (id: string) => AnyGame | undefined;
  readonly now: () => number;
  /** The id of this process. */
  readonly self: string;
  /** Lines of chat a second from one seat, and how many at once. */
  readonly talk: { readonly perSecond: number; readonly burst: number };
  /** For the operator. */
  readonly alarm: (alarm: TableAlarm) => void;
}
