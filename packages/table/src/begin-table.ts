/** Where a table begins to read: at the start of its log, or at the newest snapshot that fits. */
import type { AnyGame } from '@turnwise/game';
import { fail, ok } from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';
import { inTime } from '@turnwise/log';
import type { MatchHead, MatchLog } from '@turnwise/log';
import { beginFold, resumeFold } from './fold.ts';
import type { Fold } from './fold.ts';
import type { TableStart } from './setup.ts';

/** Why a table could not be opened. */
export interface NoTable {
  readonly code: 'unknownMatch' | 'unknownGame' | 'versionMismatch' | 'departed' | 'corrupt';
  readonly issues: readonly Issue[];
}

export interface BeginOptions {
  readonly log: MatchLog;
  /** The game of a head; undefined if it is not installed here. */
  readonly games: (id: string) => AnyGame | undefined;
  /** From the start of the log, whatever snapshots there are. */
  readonly whole: boolean;
  /** Milliseconds that each answer of the log may take. */
  readonly time: number;
  /** A snapshot that does not fit is told and passed over. */
  readonly misfit?: (issues: readonly Issue[]) => void;
}

/** Nothing of the log after this has been read yet. Throws a `LogError` if the log does not answer. */
export async function beginTable(head: MatchHead, options: BeginOptions): Promise<Result<Fold, NoTable>> {
  const { log, games, whole, time, misfit } = options;
  const game = games(head.game);
  if (game === undefined) return fail({ code: 'unknownGame', issues: [] });
  const { content } = head.start as unknown as TableStart;
  const document = content === undefined ? undefined : await inTime(log.content(content.hash), time);
  const snapshot = whole ? undefined : await inTime(log.snapshot(head.id), time);
  const resumed = snapshot === undefined ? undefined : resumeFold(head, game, snapshot.document, document);
  if (resumed?.ok === true) return resumed;
  if (resumed?.ok === false && resumed.error.every(({ path }) => path !== 'turnwise')) misfit?.(resumed.error);
  const begun = beginFold(head, game, document);
  if (begun.ok) return ok(begun.value);
  const isVersion = begun.error.some(({ code }) => code === 'otherVersion');
  return fail({ code: isVersion ? 'versionMismatch' : 'corrupt', issues: begun.error });
}
