/**
 * What a game is played with and does not hold in its rules: a level, a ruleset. One of its options takes it, by the id of
 * one that ships or given whole as data, so that a saved match has all that it needs.
 */
import type { Json } from '@turnwise/kernel';

export interface Content {
  /** The option that takes it; its shape says what is wrong with a document. */
  readonly option: string;
  /** In the order in which they are played. */
  readonly shipped: readonly ShippedContent[];
  /** What a document that is given whole says of itself; left out, nothing is told of it. */
  readonly about?: (document: Json) => ContentText;
}

/** What people are told of it. */
export interface ContentText {
  readonly title: string;
  /** A sentence for who plays it. */
  readonly hint?: string;
  /** The fewest inputs that win, where they are known. */
  readonly par?: number;
}

export interface ShippedContent extends ContentText {
  readonly id: string;
}
