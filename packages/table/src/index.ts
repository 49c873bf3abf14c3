// A table: one match over its log.
export { openTable, MatchTable } from './table.ts';
export type { TableAnswer, EnterOptions, TableAlarm, TableListener, TableOptions } from './table.ts';
export type { NoTable } from './begin-table.ts';
export { TableError } from './table-error.ts';
export { newsOf } from './news.ts';
export type { TableNews } from './news.ts';
export { Newest } from './newest.ts';

export { readWhole } from './read-whole.ts';
export type { WholeFailure } from './read-whole.ts';
export { withRests } from './with-rests.ts';
export { verifyLog } from './verify-log.ts';
export type { MatchVerdict } from './verify-log.ts';

// What enters, and what the log keeps of it.
export { ENTRIES, recordIssues } from './entry.ts';
export type {
  ControlEntry,
  Entered,
  TableEntry,
  InputEntry,
  SeatEntry,
  SystemEntry,
  TableRecord,
  TimeOutEntry,
} from './entry.ts';

// What a table begins with.
export { settingsIssues, startIssues, withContent } from './setup.ts';
export type { TableSettings, TableStart } from './setup.ts';
export type { ClockRule } from './clock-rule.ts';

// What follows from the records.
export { beginFold, Fold, resumeFold } from './fold.ts';
export type { Departed } from './fold.ts';
export type { TableEnd } from './table-end.ts';
export type { Seated } from './seating.ts';
export { isTaken } from './seating.ts';

// How long it may become.
export { TABLE_LIMITS } from './limits.ts';
export { fullFor, isTooLong } from './full.ts';

// Who may do what.
export { mayTake } from './may-take.ts';
export type { Sitting } from './may-take.ts';
export { hostMay } from './host-powers.ts';
export type { ClockEnd, ShownClock } from './clock.ts';
export { LATE_ENDS, lateEndKey, listingOf } from './listing.ts';
