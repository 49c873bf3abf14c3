/** What is told at a table. */
import type { AnyFrame } from '@turnwise/match';
import type { TableRecord } from './entry.ts';

/** Something is in the log and in the match: what was recorded, and the frames that came of it. */
export interface TableNews {
  readonly place: number;
  readonly record: TableRecord;
  /** How the frames came: they were made, taken back, or made again. */
  readonly way: 'advanced' | 'undone' | 'redone';
  readonly frames: readonly AnyFrame[];
}

export function newsOf(place: number, written: unknown, frames: readonly AnyFrame[]): TableNews {
  const record = written as TableRecord;
  const { kind } = record;
  return { place, record, way: kind === 'undo' ? 'undone' : kind === 'redo' ? 'redone' : 'advanced', frames };
}
