/**
 * Where matches are kept. A match is the list of what entered it; who has that has the match, since rules are deterministic.
 *
 * The only lock is the place: records are appended at the place where the writer believes that the list ends. If somebody else was
 * there first, it gets a conflict, reads what came, and decides again. No lease, no leader and no clock is needed for that.
 *
 * A record that was acknowledged is durable in the sense of its engine, which the page of each engine explains. Methods throw a
 * `LogError` when the engine cannot answer; nothing is lost or made twice by that.
 */
import type { Json } from '@turnwise/kernel';
import type { IdPage, Listing, MatchHead, MatchId, MatchPage, MatchQuery } from './head.ts';
import type { LogRecord } from './record.ts';

export interface MatchLog {
  /** Begins the list of a match. The head never changes. */
  create(head: MatchHead, listing?: Listing): Promise<'created' | 'exists'>;
  /**
   * All of these become the records from `expected` on, durable and in order; or none does. The listing, if there is one, takes the
   * place of the former in the same commit.
   */
  append(match: MatchId, expected: number, records: readonly LogRecord[], listing?: Listing): Promise<AppendResult>;
  /** The records from `from` on, in order, as they are at some moment during the call. None for a match that does not exist. */
  read(match: MatchId, from?: number): AsyncIterable<LogRecord>;
  /**
   * Every record from `from` on, once, in order, those already there first. `onError` is told when the engine cannot be read; the
   * follower tries again by itself until it is stopped, and misses nothing.
   */
  follow(
    match: MatchId,
    from: number,
    listener: RecordListener,
    onError?: (error: LogError) => void,
  ): Promise<StopListening>;
  /** Undefined if there is no such match. */
  head(match: MatchId): Promise<MatchHead | undefined>;
  /** What the match is found by, as it is kept. Undefined if there is no such match. */
  listing(match: MatchId): Promise<Listing | undefined>;
  /**
   * All matches, for the operator: those too that are in no list, because they are hidden or because what a list shows of them is damaged.
   * In an order that stays the same. `after`: `next` of the page before.
   */
  ids(after?: string): Promise<IdPage>;
  /** The newest first. A match that changes its listing in between may be missed or come twice. */
  list(query: MatchQuery): Promise<MatchPage>;
  /** A cache: it may be lost or ignored, and the newest one wins. `at` is the number of records that led to it. */
  keepSnapshot(match: MatchId, at: number, document: Json): Promise<void>;
  snapshot(match: MatchId): Promise<KeptSnapshot | undefined>;
  /** Keeps something under the hash of its content, such as a ruleset. Keeping it twice is the same as once. */
  keepContent(hash: string, document: Json): Promise<void>;
  content(hash: string): Promise<Json | undefined>;
  /**
   * Tells every process that listens to this topic, this one included, at most once. It is not kept and may be lost: nothing but
   * economy and presence may depend on it. At most 4,000 bytes of JSON.
   */
  whisper(topic: string, note: Json): void;
  hear(topic: string, listener: (note: Json) => void): Promise<StopListening>;
  /** Waits for appends that are under way, then lets go of the engine. Every later call throws a `LogError` with `closed`. */
  close(): Promise<void>;
}

export type AppendResult = Appended | Conflict | InDoubt;

export interface Appended {
  readonly kind: 'appended';
  /** The number of records now, as far as this writer knows. */
  readonly length: number;
}

/** Somebody else was there first, or `expected` lies beyond the end. Nothing was written. */
export interface Conflict {
  readonly kind: 'conflict';
}

/** The answer was lost: the records are there, or they are not, or they will be in a moment. `appendSurely` finds out. */
export interface InDoubt {
  readonly kind: 'inDoubt';
  readonly reason: string;
}

export interface KeptSnapshot {
  readonly at: number;
  readonly document: Json;
}

/** `place` is how many records came before it. */
export type RecordListener = (record: LogRecord, place: number) => void;

/** Nothing is told after it has been called. */
export type StopListening = () => void;

/**
 * Why the engine did not answer.
 * - `unavailable`: it cannot be reached now; try again later. What was being written was not.
 * - `closed`: this log was closed.
 * - `unknownMatch`: an append to a match that was never created.
 * - `tooLarge`: one append is larger than the engine takes.
 * - `full`, `readOnly`: nothing can be written, but what is there can be read.
 * - `corrupt`: what is there cannot be read. Nothing was invented in its place.
 * - `unsupported`: the engine is too old or lacks what is needed.
 * - `inDoubt`: whether something was written could not be found out in time (`appendSurely`).
 */
export const LOG_ERRORS = [
  'unavailable',
  'closed',
  'unknownMatch',
  'tooLarge',
  'full',
  'readOnly',
  'corrupt',
  'unsupported',
  'inDoubt',
] as const;
export type LogErrorCode = (typeof LOG_ERRORS)[number];

export class LogError extends Error {
  readonly code: LogErrorCode;

  constructor(code: LogErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LogError';
    this.code = code;
  }
}
