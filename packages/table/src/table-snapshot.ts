/** Where a table is, as a cache keeps it. */
import { fail, isRecord, issue, ok } from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';
import type { MatchSnapshot } from '@turnwise/match';
import type { Clock } from './clock.ts';
import type { TableEnd } from './table-end.ts';
import type { RecentIds } from './recent-ids.ts';
import type { Seated } from './seating.ts';

/** The version of this form. A snapshot in another is passed over: it is only a cache. */
export const TABLE_SNAPSHOT = 2;

export interface TableSnapshot {
  readonly turnwise: typeof TABLE_SNAPSHOT;
  readonly place: number;
  readonly at: number;
  readonly match: MatchSnapshot;
  readonly seats: readonly Seated[];
  readonly clock: ReturnType<Clock['save']> | null;
  readonly recent: ReturnType<RecentIds['save']>;
  readonly hasBegun: boolean;
  readonly halted: { readonly by: string; readonly reason: string | null } | null;
  readonly ended: TableEnd | null;
}

/** It was written by a table, so its form is all that is checked: the match in it is checked by its hash. */
export function readTableSnapshot(value: unknown): Result<TableSnapshot, readonly Issue[]> {
  if (isRecord(value) && value['turnwise'] !== TABLE_SNAPSHOT)
    return fail([issue('turnwise', 'otherVersion', `version ${TABLE_SNAPSHOT}`, null)]);
  const isOne = isRecord(value) && Number.isSafeInteger(value['place']) && Array.isArray(value['seats']);
  return isOne
    ? ok(value as unknown as TableSnapshot)
    : fail([issue('', 'wrongShape', 'the snapshot of a table', null)]);
}
