/** What stands around a table, in whichever thread it is. */
import type { AnyGame } from '@turnwise/game';
import type { MatchLog } from '@turnwise/log';
import type { TableAlarm } from '@turnwise/table';
import type { BotPlayers } from './bot-players.ts';
import type { ReplayWorld } from './replays.ts';

export interface TableWorld extends ReplayWorld {
  readonly log: MatchLog;
  readonly games: (id: string) => AnyGame | undefined;
  readonly bots?: BotPlayers | undefined;
  /** Hashes of the operator's tokens. */
  readonly moderators: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The id of this process. */
  readonly self: string;
  /** Lines of chat a second from one seat, and how many at once. */
  readonly talk: { readonly perSecond: number; readonly burst: number };
  /** Records that a match may have. Left out: as many as tables usually take. */
  readonly recordsPerMatch?: number | undefined;
  /** An id that no other record has. */
  readonly newId: () => string;
  /** For the operator. */
  readonly alarm: (alarm: TableAlarm) => void;
  /** Told when the clock that runs out next does so, whenever that changes. Left out: nobody needs to know. */
  readonly flagAt?: ((at: number | undefined) => void) | undefined;
  /** Told whether bots have all seats and play, whenever that changes. Left out: nobody needs to know. */
  readonly botsOnly?: ((is: boolean) => void) | undefined;
  readonly botFailed: (match: string, seat: string, bot: string, failure: unknown) => void;
}
