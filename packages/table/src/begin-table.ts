/** Where a table begins to read: at the start of its log, or at the newest snapshot that fits. */
import type { AnyGame } from '@turnwise/game';
import { fail, issue, ok } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { inTime, readInTime } from '@turnwise/log';
import type { MatchHead, MatchLog } from '@turnwise/log';
import { beginFold, resumeFold } from './fold.ts';
import type { Fold } from './fold.ts';
import { startIssues } from './setup.ts';
import type { TableStart } from './setup.ts';
import { threwAt } from './thrown.ts';

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
  const issues = startIssues(head.start);
  if (issues.length > 0) return fail({ code: 'corrupt', issues });
  const { content } = head.start as unknown as TableStart;
  const document = content === undefined ? undefined : await inTime(log.content(content.hash), time);
  const snapshot = whole ? undefined : await inTime(log.snapshot(head.id), time);
  const resumed = snapshot === undefined ? undefined : resume(head, game, snapshot.document, document);
  const unfit = resumed?.ok === true ? await unfitFor(log, resumed.value, time) : (resumed?.error ?? []);
  if (resumed?.ok === true && unfit.length === 0) return resumed;
  if (unfit.length > 0 && unfit.every(({ path }) => path !== 'turnwise')) misfit?.(unfit);
  const begun = beginFold(head, game, document);
  if (begun.ok) return ok(begun.value);
  const isVersion = begun.error.some(({ code }) => code === 'otherVersion');
  return fail({ code: isVersion ? 'versionMismatch' : 'corrupt', issues: begun.error });
}

/** A snapshot may be anything: one at which the code throws is passed over like any other that does not fit. */
function resume(head: MatchHead, game: AnyGame, snapshot: Json, content?: Json): Result<Fold, readonly Issue[]> {
  try {
    return resumeFold(head, game, snapshot, content);
  } catch (thrown) {
    return fail([threwAt(thrown)]);
  }
}

/** What is wrong with a snapshot by the record that led to it: that says how many frames there were, and the hash of the last. */
async function unfitFor(log: MatchLog, { head, place, match }: Fold, time: number): Promise<readonly Issue[]> {
  if (place === 0) return [];
  for await (const { frame, hash } of readInTime(log, head.id, place - 1, time))
    return frame === match.length && hash === match.hash
      ? []
      : [issue('match', 'otherState', `frame ${JSON.stringify(frame)} with hash ${JSON.stringify(hash)}`, match.hash)];
  return [issue('place', 'noSuchRecord', 'a snapshot of what is in the log', place)];
}
