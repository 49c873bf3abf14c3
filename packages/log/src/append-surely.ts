/**
 * Appends and does not come back with a doubt. When the answer was lost, the log itself tells: our own id at the place means that it is
 * in, another's that it is not, and nothing there that it can be sent again. If the first attempt lands while it is sent again, the place
 * takes only one of them, and it is ours all the same.
 */
import { inTime } from './in-time.ts';
import type { Appended, Conflict, MatchLog } from './match-log.ts';
import { LogError } from './match-log.ts';
import type { Listing, MatchId } from './head.ts';
import type { LogRecord } from './record.ts';

export interface Append {
  readonly match: MatchId;
  readonly expected: number;
  readonly records: readonly LogRecord[];
  readonly listing?: Listing | undefined;
}

export interface Patience {
  /** Milliseconds after which it gives up. Default 3,000. */
  readonly time?: number;
  /** Milliseconds before the next look, which doubles up to twenty times as long. Default 50. */
  readonly wait?: number;
}

/** How long one waits for an engine, in milliseconds, where nothing else is said. */
export const USUAL_PATIENCE = 3_000;

interface Doubt {
  reason: string;
  /** Nobody waits for it any more. */
  isOver: boolean;
}

/**
 * Throws a `LogError`: if nothing was written, with the code of the first attempt; if that stays unknown, with `inDoubt`. In that case
 * the records may still turn up.
 */
export function appendSurely(log: MatchLog, append: Append, patience: Patience = {}): Promise<Appended | Conflict> {
  const { time = USUAL_PATIENCE, wait = 50 } = patience;
  const doubt: Doubt = { reason: 'it does not answer', isOver: false };
  return inTime(appendAndLook(log, append, wait, doubt), time, () => {
    doubt.isOver = true;
    return new LogError('inDoubt', `it is not known whether the records are in the log: ${doubt.reason}`);
  });
}

async function appendAndLook(log: MatchLog, append: Append, wait: number, doubt: Doubt): Promise<Appended | Conflict> {
  const { match, expected, records, listing } = append;
  const first = await log.append(match, expected, records, listing);
  if (first.kind !== 'inDoubt') return first;
  doubt.reason = first.reason;
  for (let look = 0; ; look++) {
    try {
      const found = await ownerOf(log, append);
      if (found === 'ours') return { kind: 'appended', length: expected + records.length };
      if (found === 'theirs' || doubt.isOver) return { kind: 'conflict' };
      const again = await log.append(match, expected, records, listing);
      if (again.kind === 'appended') return again;
      // After a conflict, the next look tells whose record it is.
      if (again.kind === 'conflict' && (await ownerOf(log, append)) === 'nobody') return again;
      if (again.kind === 'inDoubt') doubt.reason = again.reason;
      else continue;
    } catch (thrown) {
      if (!(thrown instanceof LogError) || thrown.code === 'closed' || doubt.isOver) throw thrown;
      doubt.reason = thrown.message;
    }
    await pause(Math.min(wait * 2 ** Math.min(look, 5), wait * 20));
  }
}

async function ownerOf(log: MatchLog, { match, expected, records }: Append): Promise<'ours' | 'theirs' | 'nobody'> {
  for await (const { id } of log.read(match, expected)) return id === records[0]?.id ? 'ours' : 'theirs';
  return 'nobody';
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
