/** What a match began with, and what a list of matches shows of it. */
import type { Json } from '@turnwise/kernel';

/** Letters, digits, `-` and `_`, at most 64. */
export type MatchId = string;

const MATCH_ID = /^[A-Za-z0-9_-]{1,64}$/;

export function isMatchId(text: unknown): text is MatchId {
  return typeof text === 'string' && MATCH_ID.test(text);
}

/** It is written once and never changes. */
export interface MatchHead {
  readonly id: MatchId;
  readonly game: string;
  /** The version of the game: a match goes on with the one that it began with. */
  readonly version: string;
  /** When it was created, in milliseconds since 1970. */
  readonly at: number;
  /** What the match began with: seats, options, seed. */
  readonly start: Json;
  /** What its host decided: clock, undo, spectators. */
  readonly settings: Json;
}

export const STAGES = ['open', 'running', 'over'] as const;
export type MatchStage = (typeof STAGES)[number];

/** What a match is found by. It follows from the records and is kept only so that lists need not replay them. */
export interface Listing {
  /** `open`: there are seats to take. */
  readonly stage: MatchStage;
  /** Shown to everybody, or found only by those who hold a part of it. */
  readonly listed: boolean;
  /** Who has a part in it: the hashes of tokens; and other keys by which whoever writes it wants to find it. At most 40. */
  readonly holders: readonly string[];
  /** What a list shows. */
  readonly summary: Json;
}

export interface MatchQuery {
  readonly stage?: MatchStage;
  readonly game?: string;
  /** Only matches in which this one has a part. Without it, only those that are listed. */
  readonly holder?: string;
  /** From 1 to 1,000. Default 50. */
  readonly limit?: number;
  /** `next` of the page before. */
  readonly after?: string;
}

export interface MatchPage {
  readonly matches: readonly ListedMatch[];
  /** Left out on the last page. */
  readonly next?: string;
}

export interface IdPage {
  readonly ids: readonly MatchId[];
  /** Left out on the last page. */
  readonly next?: string;
}

export interface ListedMatch {
  readonly head: MatchHead;
  readonly listing: Listing;
}

/** For a match that was created without one. */
export const UNLISTED: Listing = Object.freeze({
  stage: 'open',
  listed: false,
  holders: Object.freeze([]),
  summary: null,
});
