// The interface.
export { LogError, LOG_ERRORS } from './match-log.ts';
export type {
  Appended,
  AppendResult,
  Conflict,
  InDoubt,
  KeptSnapshot,
  LogErrorCode,
  MatchLog,
  RecordListener,
  StopListening,
} from './match-log.ts';
export { isMatchId, STAGES, UNLISTED } from './head.ts';
export type { IdPage, ListedMatch, Listing, MatchHead, MatchId, MatchPage, MatchQuery, MatchStage } from './head.ts';
export type { LogRecord } from './record.ts';

// For those who write to a log.
export { appendSurely, USUAL_PATIENCE } from './append-surely.ts';
export type { Append, Patience } from './append-surely.ts';
export { inTime, readInTime } from './in-time.ts';

// For those who make one.
export { Followers } from './followers.ts';
export type { FollowerOptions, FollowerSource } from './followers.ts';
export { Groups } from './groups.ts';
export type { GroupOptions } from './groups.ts';
export { Topics } from './topics.ts';
export { ID_PAGE, pageAfter, pageSize, readPageMark } from './page-mark.ts';
export type { PageMark } from './page-mark.ts';

// In memory: for tests, and for play that need not outlive the process.
export { createMemoryLog, MemoryStore } from './memory-log.ts';
