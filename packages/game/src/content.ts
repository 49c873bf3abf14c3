/**
 * What a game is played with and does not hold in its rules: a level, a ruleset. One of its options takes it, by the id of
 * one that ships or given whole as data, so that a saved match has all that it needs.
 */
import { isRecord } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';

export interface Content {
  /** The option that takes it; its shape says what is wrong with a document. */
  readonly option: string;
  /** In the order in which they are played. */
  readonly shipped: readonly ShippedContent[];
  /** What a document that is given whole says of itself; left out, nothing is told of it. */
  readonly about?: (document: Json) => ContentText;
  /** Makes one document of several, as those of a folder; left out, a document is one file. */
  readonly merge?: (documents: readonly Json[]) => MergedContent;
}

export interface MergedContent {
  readonly document: Json;
  /** What cannot be merged, each with the part that it stands in and its path there. */
  readonly issues: readonly (Issue & { readonly part: number })[];
  /** Where a path of the document comes from: which of the parts, and the path in that. */
  readonly originOf: (path: string) => { readonly part: number; readonly path: string } | undefined;
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

/** Options as they are told on a line: a document that is given whole is its id, or its name. */
export function shortOptions(options: Json): Json {
  if (!isRecord(options)) return options;
  const told = Object.entries(options).map(([name, value]) => {
    const whole = isRecord(value) ? (value['id'] ?? value['name']) : undefined;
    return [name, whole ?? value];
  });
  return Object.fromEntries(told) as Json;
}
