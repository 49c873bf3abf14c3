/**
 * Halts a match from outside, without its rules: the last record says how many frames there are and their hash, and a halt changes neither.
 * So everybody who reads the log learns that it stands still, and why.
 */
import { appendSurely, LogError } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import type { TableRecord } from '@turnwise/table';
import type { Opened } from './messages.ts';

export interface Halt {
  readonly match: string;
  readonly reason: string;
  /** Where the match was before its first record. */
  readonly opened: Opened;
  readonly now: () => number;
  readonly newId: () => string;
}

/** How often somebody else may come first. */
const MOST = 20;

export async function haltMatch(log: MatchLog, halt: Halt): Promise<'halted' | 'wasHalted'> {
  const { match, reason, opened, now, newId } = halt;
  for (let i = 0; i < MOST; i++) {
    const { place, last, isHalted } = await endOf(log, match);
    if (isHalted) return 'wasHalted';
    const { frame, hash, at } = last ?? { ...opened, at: 0 };
    const record = { kind: 'halt', by: 'server', reason, id: newId(), at: Math.max(now(), at), frame, hash };
    const result = await appendSurely(log, { match, expected: place, records: [record] });
    if (result.kind === 'appended') return 'halted';
  }
  throw new LogError('unavailable', 'others write to the match all the time');
}

async function endOf(
  log: MatchLog,
  match: string,
): Promise<{ readonly place: number; readonly last: TableRecord | undefined; readonly isHalted: boolean }> {
  let place = 0;
  let last: TableRecord | undefined;
  let isHalted = false;
  for await (const record of log.read(match)) {
    place++;
    last = record as unknown as TableRecord;
    if (last.kind === 'halt') isHalted = true;
    if (last.kind === 'resume') isHalted = false;
  }
  return { place, last, isHalted };
}
