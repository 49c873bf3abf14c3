/** What the log and the thread that has the file say to each other. Everything that is kept crosses as JSON text: that is cheap to copy. */
import type { LogErrorCode, MatchId, PageMark, MatchStage } from '@turnwise/log';

/** What the thread is given when it starts. */
export interface KeeperData {
  readonly file: string;
  readonly mostBytes?: number;
}

/** A listing with the columns that lists are found by. */
export interface ListingRow {
  readonly stage: MatchStage;
  readonly listed: boolean;
  readonly holders: readonly string[];
  readonly text: string;
}

/** Something to write. Many of them go into one commit. */
export type WriteJob =
  | {
      readonly kind: 'create';
      readonly match: MatchId;
      readonly at: number;
      readonly game: string;
      readonly text: string;
      readonly listing: ListingRow;
    }
  | {
      readonly kind: 'append';
      readonly match: MatchId;
      readonly expected: number;
      readonly texts: readonly string[];
      readonly listing: ListingRow | undefined;
    }
  | { readonly kind: 'snapshot'; readonly match: MatchId; readonly at: number; readonly text: string }
  | { readonly kind: 'content'; readonly hash: string; readonly text: string };

/** Why something was not done. */
export interface Fault {
  readonly kind: 'fault';
  readonly code: LogErrorCode;
  readonly message: string;
}

/** `exists`: a match was not created, since there is one. */
export type WriteAnswer = { readonly kind: 'written' | 'exists' | 'conflict' } | Fault;

export interface ListAsk {
  readonly kind: 'list';
  /** A match in any of these stages. */
  readonly stages: readonly MatchStage[];
  readonly game: string | undefined;
  readonly holder: string | undefined;
  readonly size: number;
  readonly mark: PageMark | undefined;
}

/** The ids of those with a smaller number than this, so many numbers at once. */
export interface IdsAsk {
  readonly kind: 'ids';
  readonly before: number | undefined;
  readonly size: number;
}

export type Ask =
  | { readonly kind: 'write'; readonly jobs: readonly WriteJob[] }
  | { readonly kind: 'records'; readonly match: MatchId; readonly from: number }
  | { readonly kind: 'head'; readonly match: MatchId }
  | { readonly kind: 'listing'; readonly match: MatchId }
  | IdsAsk
  | ListAsk
  | { readonly kind: 'snapshot'; readonly match: MatchId }
  | { readonly kind: 'content'; readonly hash: string }
  | { readonly kind: 'close' };

export interface RecordPage {
  readonly texts: readonly string[];
  /** There are more after these. */
  readonly more: boolean;
}

export interface ListPage {
  readonly matches: readonly { readonly head: string; readonly listing: string }[];
  readonly next: PageMark | undefined;
}

export interface IdsPage {
  readonly ids: readonly string[];
  /** The smallest number among them, if there may be more. */
  readonly next: number | undefined;
}

export interface SnapshotText {
  readonly at: number;
  readonly text: string;
}

/** What each question is answered with. */
export interface Answers {
  readonly write: readonly WriteAnswer[];
  readonly records: RecordPage;
  readonly head: string | undefined;
  readonly listing: string | undefined;
  readonly ids: IdsPage;
  readonly list: ListPage;
  readonly snapshot: SnapshotText | undefined;
  readonly content: string | undefined;
  readonly close: undefined;
}

export type Answer = Answers[keyof Answers];

/** Whom the log asks. */
export interface Asking {
  ask<A extends Ask>(ask: A): Promise<Answers[A['kind']]>;
  /** Resolves when the file has been let go. */
  close(): Promise<void>;
}

export interface ToKeeper {
  readonly no: number;
  readonly ask: Ask;
}

export type FromKeeper =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly fault: Fault }
  | { readonly kind: 'answer'; readonly no: number; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly no: number; readonly fault: Fault };
