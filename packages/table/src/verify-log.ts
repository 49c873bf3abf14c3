/**
 * Replays every match of a log against this build: whether the same records still lead to the same frames. It holds one match and one page
 * of ids at a time, however many there are.
 */
import { formatIssue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { LogError } from '@turnwise/log';
import type { MatchHead, MatchId, MatchStage } from '@turnwise/log';
import { readWhole } from './read-whole.ts';
import type { TableOptions } from './table.ts';

export type MatchVerdict =
  | (Known &
      (
        | { readonly kind: 'agrees'; readonly records: number; readonly frames: number }
        /** This build does something else with the record at this place, after so many frames that agree. */
        | { readonly kind: 'departs'; readonly place: number; readonly frames: number; readonly issue: Issue }
        /** It belongs to another version of its game, and goes on with that one alone. */
        | { readonly kind: 'otherVersion'; readonly version: string }
        | { readonly kind: 'unknownGame' }
      ))
  /** It cannot be begun, read or found here: its head, its listing, its records or its content are damaged. */
  | (Partial<Known> & { readonly kind: 'unreadable'; readonly match: MatchId; readonly why: string });

interface Known {
  readonly match: MatchId;
  readonly head: MatchHead;
  readonly stage: MatchStage;
}

type Parts = Pick<TableOptions, 'log' | 'games'>;

/** Throws a `LogError` if the log does not answer. */
export async function* verifyLog(parts: Parts): AsyncGenerator<MatchVerdict, void> {
  for (let after: string | undefined; ;) {
    const { ids, next } = await parts.log.ids(after);
    for (const match of ids) yield await verdictOn(match, parts);
    if (next === undefined) return;
    after = next;
  }
}

async function verdictOn(match: MatchId, parts: Parts): Promise<MatchVerdict> {
  let known: Known | undefined;
  try {
    const head = await parts.log.head(match);
    const listing = await parts.log.listing(match);
    if (head === undefined || listing === undefined)
      return { match, kind: 'unreadable', why: 'there is such a match, but it cannot be found' };
    known = { match, head, stage: listing.stage };
    return await verdictOnKnown(known, parts);
  } catch (thrown) {
    // One match that is damaged says nothing about the others; a log that does not answer says nothing about any.
    if (thrown instanceof LogError && thrown.code !== 'corrupt') throw thrown;
    return { match, ...known, kind: 'unreadable', why: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

async function verdictOnKnown(known: Known, parts: Parts): Promise<MatchVerdict> {
  const whole = await readWhole(known.match, parts);
  if (whole.ok) return { ...known, kind: 'agrees', records: whole.value.place, frames: whole.value.match.length };
  const { code, issues, departed } = whole.error;
  if (departed !== undefined) return { ...known, kind: 'departs', ...departed };
  if (code === 'unknownGame') return { ...known, kind: 'unknownGame' };
  if (code === 'versionMismatch')
    return { ...known, kind: 'otherVersion', version: parts.games(known.head.game)?.version ?? '' };
  return { ...known, kind: 'unreadable', why: issues.map(formatIssue).join('; ') };
}
