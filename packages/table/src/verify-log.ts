/**
 * Replays every match of a log against this build, the newest first: whether the same records still lead to the same frames. It holds one
 * match and one page of the list at a time, however many there are.
 */
import { formatIssue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { LogError } from '@turnwise/log';
import type { ListedMatch, MatchHead, MatchStage } from '@turnwise/log';
import { readWhole } from './read-whole.ts';
import type { TableOptions } from './table.ts';

export type MatchVerdict = { readonly head: MatchHead; readonly stage: MatchStage } & (
  | { readonly kind: 'agrees'; readonly records: number; readonly frames: number }
  /** This build does something else with the record at this place, after so many frames that agree. */
  | { readonly kind: 'departs'; readonly place: number; readonly frames: number; readonly issue: Issue }
  /** It cannot be begun or read here: its head, its records or its content are damaged. */
  | { readonly kind: 'unreadable'; readonly why: string }
  /** It belongs to another version of its game, and goes on with that one alone. */
  | { readonly kind: 'otherVersion'; readonly version: string }
  | { readonly kind: 'unknownGame' }
);

const PAGE = 100;

/** Throws a `LogError` if the log does not answer. */
export async function* verifyLog(parts: Pick<TableOptions, 'log' | 'games'>): AsyncGenerator<MatchVerdict, void> {
  const { log } = parts;
  for (let after: string | undefined; ;) {
    const { matches, next } = await log.list({ all: true, limit: PAGE, ...(after === undefined ? {} : { after }) });
    for (const match of matches) yield await verdictOn(match, parts);
    if (next === undefined) return;
    after = next;
  }
}

async function verdictOn(
  { head, listing: { stage } }: ListedMatch,
  parts: Pick<TableOptions, 'log' | 'games'>,
): Promise<MatchVerdict> {
  const known = { head, stage };
  try {
    const whole = await readWhole(head.id, parts);
    if (whole.ok) return { ...known, kind: 'agrees', records: whole.value.place, frames: whole.value.match.length };
    const { code, issues, departed } = whole.error;
    if (departed !== undefined) return { ...known, kind: 'departs', ...departed };
    if (code === 'unknownGame') return { ...known, kind: 'unknownGame' };
    if (code === 'versionMismatch')
      return { ...known, kind: 'otherVersion', version: parts.games(head.game)?.version ?? '' };
    return { ...known, kind: 'unreadable', why: issues.map(formatIssue).join('; ') };
  } catch (thrown) {
    // One match that is damaged says nothing about the others; a log that does not answer says nothing about any.
    if (thrown instanceof LogError && thrown.code !== 'corrupt') throw thrown;
    return { ...known, kind: 'unreadable', why: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
