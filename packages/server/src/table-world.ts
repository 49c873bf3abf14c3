/** What stands around a table, in whichever thread it is. */
import type { AnyGame } from '@turnwise/game';
import type { MatchLog } from '@turnwise/log';
import type { TableAlarm } from '@turnwise/table';
import type { BotPlayers } from './bot-players.ts';

export interface TableWorld {
  readonly log: MatchLog;
  readonly games: (id: string) => AnyGame | undefined;
  readonly bots?: BotPlayers | undefined;
  /** Hashes of the operator's tokens. */
  readonly moderators: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The id of this process. */
  readonly self: string;
  /** An id that no other record has. */
  readonly newId: () => string;
  /** For the operator. */
  readonly alarm: (alarm: TableAlarm) => void;
  readonly botFailed: (match: string, seat: string, bot: string, failure: unknown) => void;
}
